"""The rules, one module or folder per chapter of the rules page.

From the bottom up: `distinct`, `teams`, `places`, `kids`, `movement`, `setup`; `scoring`; `variants`; `end`; `turn`;
`sightings`; `cards`. No module imports one that comes later in this list.
"""
