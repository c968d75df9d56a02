"""Measurements of Saucer's speed, beside other engines: `saucer bench` and `saucer bench server` run them.

They are no part of the installed package: the commands work in a checkout of the source tree.
"""
