"""What people ask of a table: make one, sit, change it, start, a rematch, the puzzle of the day, explanations."""
