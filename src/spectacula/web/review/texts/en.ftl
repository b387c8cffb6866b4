review-page = { $game }: review ({ $names })
review-title = Review
review-crumb = Review · { $names }
review-skip = Skip to the timeline
review-open = Review
review-start = Everything is in place
review-move = { $name }: { $move }
review-place = { $where }, move { $n } of { $of }.
review-link = Link to this position
review-play-on = Play on from here
review-play-on-line = A new table starts at this position: you take a seat, bots take the others. What you have seen of their hands you still know.
review-play-on-go = Play on
review-as = Your seat
review-level = The others play as
review-timeline = Timeline
review-first = To the start
review-back = One step back
review-next = One step on
review-last = To the end
review-play = Play back
review-pause = Pause
review-speed = Speed
review-of = of { $n }
review-eyes = Through whose eyes
review-all = All open
review-course = The course of the game
review-chart = Scores over the whole game
review-seek = Go to a move
review-go = Go
review-turning = Turning points
review-turn = Move { $n }: { $name } gains { $swing }
review-turn-lead = Move { $n }: { $name } gains { $swing } and takes the lead
review-record = Record
review-table = The table’s own page
records-page = Records
records-title = Look at a record
records-line = A record holds a whole game: set-up, seed and every move. A table that was taken along is a file, too. Choose one; every move is played again and checked before you see anything.
records-file = Record file
records-go = Verify and open
records-open = Look at another record
records-none = Choose a file first.
records-too-large = That file is too large for a record.
records-broken = This record is not sound.
records-holds = The record is sound: { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}, { $moves ->
    [one] one move
   *[other] { $moves } moves
}, every one checked.
records-review = Review the game
records-play-on = Play on as { $name }
mine-open = My games
review-keys-step = One step back or on
review-keys-ends = To the start or the end
review-keys-play = Play back or pause
review-keys-skip = Skip the show
review-decided = { $name } decides
review-return = Back to the table
coach = Coach
coach-line = weighs every choice
coach-about = The coach compares the move with everything else that was possible, from what could be known in that seat at the time.
coach-ask = What does the coach say?
coach-thinking = The coach is thinking…
coach-whose = Whose decision
coach-alone = There was nothing else to do.
coach-glance = The house is still warming up; ask again in a minute or two.
coach-grade-best = The coach would have done the same.
coach-grade-level = Just as good as the best.
coach-grade-close = Nearly as good as the best.
coach-grade-less = A little less than the best.
coach-grade-costly = A costly choice.
coach-grade-unseen = The coach did not look closely at this move.
coach-falls = The expected result falls from { $best } to { $score }, the chance to win goes from { $top } to { $wins } %.
coach-falls-solo = The expected result falls from { $best } to { $score }.
coach-choices = Choices
coach-result = result
coach-wins = wins
coach-best = best
coach-chosen = { $name }’s choice
coach-why = { $move }:
coach-note = Based on what { $name } could know. The figures come from quick games played on from here: small differences mean little.
review-lines = What the lines show
review-lines-expected = Expected result
review-lines-scores = Scores
review-chart-expected = Expected results over the whole game
review-band = Where the game stood: { $what }.
review-stretch = { $what } from move { $n }
review-sign = Move { $n }: { $what }
review-signs = { $n ->
    [one] One sign in words
   *[other] { $n } signs in words
}
sign-costly = costly choice
sign-fine = fine choice
lookback-ask = Look at the whole game
lookback-about = Every choice of the game is compared with quick play and with the coach’s own choice, so that you see what was decided and what was luck. It takes seconds, in a long game a minute.
lookback-opening = The coach takes out the record…
lookback-progress = { $n } of { $of } choices
lookback-part = { $percent } % of the choices have been weighed.
lookback-leave = Go on looking, or leave and come back: the coach carries on.
lookback-see = How far is it?
lookback-done = The coach has looked at the whole game.
lookback-failed = The coach could not weigh this game. Try again later.
lookback-skipped = { $n ->
    [one] One choice could not be weighed; it counts as luck.
   *[other] { $n } choices could not be weighed; they count as luck.
}
lookback-move = This move
lookback-choice = choice { $n }
lookback-luck = luck { $n }
lookback-missed = The coach’s own choice would have brought { $loss } more.
lookback-luck-is = { $n ->
    [one] A choice is measured against quick play. Luck is all that happened up to { $name }’s next choice, the others’ moves included.
   *[other] A choice is measured against quick play. Luck is all that happened up to a player’s next choice, the others’ moves included.
}
lookback-luck-alone = A choice is measured against quick play. Luck is all that happened up to the next choice.
lookback-game = Whole game
lookback-table = above or below the table’s average
lookback-solo = gained or lost
lookback-choices = choices
lookback-lucks = luck
lookback-share = choices { $choice }, luck { $luck }
lookback-figures = In figures
lookback-start = at first
lookback-tell = Choices that mattered
lookback-cost = { $name } gives away { $loss }
lookback-gain = { $name } makes { $gain } more of it
lookback-none = No choice stands out.
