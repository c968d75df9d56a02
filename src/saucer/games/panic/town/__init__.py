"""A town and what can be read off it: cells, faces, roads, figures, and whether it is complete."""
