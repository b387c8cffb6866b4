"""Pages on which somebody keeps others at a distance."""
