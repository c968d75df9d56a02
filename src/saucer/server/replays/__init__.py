"""Finished matches, step by step: computed in worker processes, compressed, and kept for others who ask."""
