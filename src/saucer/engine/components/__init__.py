"""Component files: what is in a box, read from TOML, checked, compared and made into tables."""
