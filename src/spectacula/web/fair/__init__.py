"""Fair deals: the explanation for everybody, and the proof of one table."""
