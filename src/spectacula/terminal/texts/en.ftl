terminal-me = Harlequin
terminal-help = You play as { $name }. Type the number of a choice. t: the table, u: take back, s: save, q: leave, ?: this help.
terminal-compiling = preparing fast rules for later: { $done } of { $total }
terminal-number = Choose a number from 1 to { $most }.
terminal-no-undo = That cannot be taken back: somebody else has moved, or something was revealed.
terminal-winners = { $n ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
terminal-lost = Nobody wins this time.
terminal-save-question = Save the game? [Y/n]
terminal-saved = Saved as { $path }. Go on with: spectacula play { $game } --resume { $path }
terminal-season = Season { $season } of { $seasons }, round { $round }.
terminal-king = The King wants { $mood }: needle on { $field } of { $fields }.
terminal-decks = { $encounters } encounters and { $requests } Secret Requests left.
terminal-empty = nothing
terminal-troupe = { $name }: { $ecus } Écus, comedy { $comedy }, tragedy { $tragedy }, travel cards { $travel }, { $managers } Managers at home, { $requests } requests
terminal-used = used
terminal-ready = ready
terminal-met = met now
terminal-not-met = not met
