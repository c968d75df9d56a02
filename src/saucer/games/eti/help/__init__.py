"""Calculations for players, from what a viewer may know. Only views use them, neither rules nor bots."""
