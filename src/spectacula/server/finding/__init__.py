"""Finding company: rooms to gather in, tables open to the house."""
