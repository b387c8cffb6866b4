hint-ask = Hint
hint-title = Hint
hint-thinking = Thinking it through from your seat…
hint-wins = wins { $n } in 100
hint-score = ends on about { $score }
hint-about = The best moves from what your seat can know, best first. The figures come from quick games played on from here and are rough. Choosing a line only selects it.
hint-glance = Only a glance, from what your seat can know: the house is still warming up. Ask again in a minute or two for more, with figures.
hint-not-now = There is nothing to advise you on just now.
hints-asked = { $n ->
    [one] asked for 1 hint
   *[other] asked for { $n } hints
}
keys-hint-line = ask for a hint

terms = This table:
terms-pace = bots: { $pace }
hints-on = hints allowed
hints-off = no hints
hints-on-line = Whoever is to decide may ask for the best moves and why. Everybody sees who asked.
hints-off-line = Hints are not allowed at this table.
pace-label = Pace of the bots

hints-rule = Hints
hints-rule-line = The best moves and why, for whoever asks; everybody sees who did. By default only where nobody is invited.
hints-rule-alone = Without guests
hints-rule-yes = Always
hints-rule-no = Never

strength-line = Wins { $wins } of 100 games against { $rivals }.
strength-random = { $n ->
    [1] a player who moves at random
    [2] two who move at random
    [3] three who move at random
   *[other] { $n } who move at random
}
strength-novice = { $n ->
    [1] a novice
    [2] two novices
    [3] three novices
   *[other] { $n } novices
}
strength-skilled = { $n ->
    [1] a skilled player
    [2] two skilled players
    [3] three skilled players
   *[other] { $n } skilled players
}
strength-expert = { $n ->
    [1] an expert
    [2] two experts
    [3] three experts
   *[other] { $n } experts
}
