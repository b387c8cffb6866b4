hint-ask = Hint
hint-title = Hint
hint-thinking = Thinking it through from your seat …
hint-wins = wins { $n } in 100
hint-score = ends on about { $score }
hint-about = From what your seat can know: the best moves, best first. The figures are hurried games played on from here, give or take a few. Choosing a line only selects it.
hint-glance = Only a glance, from what your seat can know: the house is still warming up. Ask again in a minute or two for more, with figures.
hint-not-now = There is nothing to advise on just now.
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
hints-rule-line = The best few moves and why, for whoever asks; everybody sees who did. As a rule only where nobody is invited.
hints-rule-alone = Without guests
hints-rule-yes = Always
hints-rule-no = Never

strength-line = Wins { $wins } of 100 games against { $rivals }.
strength-random = { $n ->
    [1] a player at random
    [2] two that play at random
    [3] three that play at random
   *[other] { $n } that play at random
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
