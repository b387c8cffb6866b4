daily-open = Daily deal
daily-page = Daily deal, { $date }
daily-line = One go. The same cards and the same bots for everybody.
daily-skip = Go to the results
daily-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
daily-weekday = { $n ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
}
daily-left = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
daily-seat = seat { $seat } of { $players }, two skilled bots
daily-finished = { $n ->
    [0] nobody has finished yet
    [one] one has finished
   *[other] { $n } have finished
}
daily-hidden = Results stay hidden until yours stands.
daily-begun = You have begun.
daily-gone = You have taken this deal off your list.
daily-taken = Already begun in this browser, under another name. Sign in as that to go on or compare; the next deal comes tomorrow.
daily-mine = You: { $n }
daily-new = Not played yet
daily-elsewhere = Begun in this browser under another name.
daily-ends = ends in { $left }
daily-play = Play
daily-go-on = Go on
daily-compare = Compare
daily-terms = Closing the page loses nothing. There are no hints, and what has been revealed is not taken back.
daily-until = The next deals come in { $left }.
daily-better = { $score }: better than { $share } of 100
daily-first = { $score }: the first result in the house
daily-results = How it went
daily-median = middle { $n }
daily-master-at = Master { $n }
daily-you-at = you, { $n }
daily-chart = { $n ->
    [0] Nobody has played this deal.
    [one] The result of one player.
   *[other] The results of { $n } players.
}
daily-chart-mine = { $n ->
    [one] Your result is { $score }; nobody else has finished yet.
   *[other] { $n } results; the middle is { $median }, yours is { $score }.
}
daily-master-thinks = { $n ->
    [0] The Master sits down to the same cards.
    [one] The Master plays the same cards: one move so far.
   *[other] The Master plays the same cards: { $n } moves so far.
}
daily-master-done = The Master made { $n } of the same cards.
daily-forks = Your line beside the others’
daily-move = Move { $n }
daily-company = { $n ->
    [0] only the Master stood here too
    [one] one other stood here too
   *[other] { $n } others stood here too
}
daily-you = you
daily-master = Master
daily-rest = { $n } % chose something else
daily-forks-end = From there on your game is your own.
daily-review = Review mine
daily-review-master = See the Master’s line
daily-ranks = In front and around you
daily-week = Your week
daily-week-line = better than so many of 100
daily-also = Also today
daily-lobby-line = One go at the same cards as everybody, then compare.
