"""The rules, one file per chapter of the rules page; `seats` and `vaults` hold what several chapters share."""
