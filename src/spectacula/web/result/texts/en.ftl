# What is left of a finished game: the line that tells it, and the picture to share.
story-won = { $name } wins by { $n }
story-tie-won = { $name } wins the tie at { $score }
story-shared = { $names } share the victory with { $score }
story-solo-won = { $name } wins alone with { $score }
story-solo-lost = { $name } ends with { $score }, and the goal is missed
story-turn = { $result }: { $turn }.
story-plain = { $result }.
result-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
result-lost = { $name }: not this time
result-save = Save picture
result-share = Share
result-copied = Link copied
result-alt = Result of the game. { $story }
result-title = { $game }: { $names }
result-running = A table of { $game } on Spectacula. Watch, or read along when it is over.
result-shared = { $names } win
