"""Pages of the daily deals: what is to be played today, and how it went beside the others."""
