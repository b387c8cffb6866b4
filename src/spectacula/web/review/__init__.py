"""Looking back at games: positions, scores over time, records up and down, playing on from anywhere."""
