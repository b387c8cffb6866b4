rules-page = { $game }: the rules of the game
rules-title = The rules of the game
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
rules-beside = About these rules
rules-own = In our own words.
rules-own-line = These pages retell the printed rules; part of the card data is our own.
rules-which = See which.
rules-others = Go on
rules-play = Play { $game }
rules-open = Rules
rules-open-passage = The rule on this
guide-open = Guided game

keys-rule-line = From an explanation to its passage in the rules
