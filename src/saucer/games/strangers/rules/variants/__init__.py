"""Variants: teams, best of three, the architect's deck. (R8)

What a variant changes within another chapter stands there, with its number.
"""
