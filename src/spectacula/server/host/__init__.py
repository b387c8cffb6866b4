"""What the host of a house does beside letting people play."""
