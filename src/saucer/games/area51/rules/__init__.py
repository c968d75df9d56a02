"""The rules of Area 51, one file per chapter of the rules page."""
