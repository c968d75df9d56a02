"""Variants with phases of their own: best of three, the architect's deck. (R8)

Teams have their own module, and what a variant changes within another chapter stands there, with its number.
"""
