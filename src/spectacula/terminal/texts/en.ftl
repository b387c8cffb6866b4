terminal-me = Harlequin
terminal-help = You play as { $name }. Type the number of a choice, or ? and the number to hear what it would do. t: the table, u: take back, s: save, q: leave, ?: this help.
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

terminal-empty = –

terminal-lacks = Still missing: { $tokens }.

terminal-record = { $title }, { $players ->
    [one] one player
   *[other] { $players } players
}, { $moves ->
    [one] one move
   *[other] { $moves } moves
}
terminal-account = { $name }: expected { $expected } at the first choice, choices { $choices }, luck { $luck }, ended with { $score }
terminal-costliest = The choices that cost most:
terminal-costly = move { $move }, { $name }: { $played } ({ $cost }). Better: { $better }
