"""Limits, cookies, origins, and the refusals they lead to."""
