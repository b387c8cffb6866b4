rules-page = { $game }: the rules we play
rules-title = The rules we play
rules-skip = Skip to the rules
rules-contents = Contents
rules-search = Search the rules
rules-link = Link to { $what }
rules-from = You came from the table. The passage is marked below.
rules-back = Back to the table
rules-found = { $n ->
    [0] Nothing found
    [one] Found in { $n } place
   *[other] Found in { $n } places
}
rules-none = No passage holds these words.
rules-all = Show all rules again
rules-beside = Beside the rules
rules-own = Our own words.
rules-own-line = These pages follow the printed rules in our words; parts of the card data are ours.
rules-which = See which.
rules-others = Go on
rules-play = Play { $game }
rules-open = Rules
rules-open-passage = The rule on this
guide-open = Guided game

piece-count = { $n } in the game
piece-star = A performer with a star.
piece-no-star = A prop; it has no star.
piece-token-joker = Stands for any performer or prop in a show. Does not count for stars.
piece-token-action = In phase 1 one more investment at its usual price; or, at any decision of yours in phases 1 to 4, a medal while there are any. Never on stage.
piece-token-emperor = Becomes a medal at once; lost if no medal is left.
piece-program = { $coins ->
    [0] arena { $arena }, free
   *[other] arena { $arena }, { $coins } coins
}
piece-needs = Needs { $tokens }. Spectators: { $spectators }.
piece-tent = Each poster performed here: { $reward }.
piece-tent-cost = Asks for { $gems }.
keys-rule-line = From an explanation to its passage in the rules
