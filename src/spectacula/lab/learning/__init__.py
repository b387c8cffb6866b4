"""Learning by self-play: one net for a game, its table sizes and its standard options. Needs torch (extra `train`)."""
