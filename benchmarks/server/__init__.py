"""Measures the server: many tables of scripted clients at full speed, beside boardgame.io where that is installed."""
