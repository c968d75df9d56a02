"""The rules, one file or folder per chapter of the rules page.

`places`, `kids`, `setup`, `scoring` and `variants` are the base; `end`, `turn` and `sightings` build on them, and
`cards` on everything. No module imports one that comes later in this list.
"""
