"""What spares players work: reckoned from what a viewer may know, for views alone. No rule and no bot looks at it."""
