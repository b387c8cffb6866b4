"""Taking a table against bots elsewhere: out of the house, back into it, and what is seen of it meanwhile."""
