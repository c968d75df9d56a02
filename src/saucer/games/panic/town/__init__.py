"""Towns: cells, faces, roads, figures, and whether a town is complete."""
