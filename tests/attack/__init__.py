"""Attacks on a running server: what each tries, what is promised against it, and whether the promise held."""
