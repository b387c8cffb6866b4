"""What rules are written with: marks, state, chance, words and options. Games know this layer and nothing above it."""
