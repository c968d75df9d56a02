"""Requests of people: make a table, sit, change it, start, rematch, puzzle of the day, explanations."""
