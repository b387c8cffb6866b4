tournaments-page = Spectacula: tournaments
tournaments-title = Tournaments
tournaments-line = All times are in your time zone.
tournaments-now = Now
tournaments-next = Next
tournaments-next-line = signing up takes one tap
tournaments-none = Nothing is planned. Propose something.
tournaments-calendar = Calendar
tournaments-utc = days in UTC
tournaments-past = Past
tournaments-none-past = None has been played yet.
tournaments-lobby = Swiss, knock-out, the same deals for all, or an hour of arena
tournaments-lobby-count = { $n ->
    [one] 1 runs or is open
   *[other] { $n } run or are open
}
tournament-skip = Skip to what is next
tournament-skip-standings = Skip to the standings
tournament-propose = Propose a tournament
tournament-propose-line = Everybody in the house can join.
tournament-keep-first = Keep your name to propose one
tournament-joined = you play
tournament-look = Look in
tournament-watch = Watch
tournament-you = you: place { $place }
tournament-swiss = Swiss
tournament-swiss-line = against others of as many points
tournament-knockout = Knock-out
tournament-knockout-line = the best of each table go on
tournament-duplicate = Same deals for all
tournament-duplicate-line = compared with everybody in your seat
tournament-arena = Arena
tournament-arena-line = as many tables as you find time for
tournament-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
tournament-advance = { $n ->
    [one] the best of each table goes on
   *[other] the best { $n } of each table go on
}
tournament-minutes = { $n } minutes
tournament-tables-of = tables of { $n }
tournament-people = { $n ->
    [one] 1 player
   *[other] { $n } players
}
tournament-runs = Round { $n } is played
tournament-waits = { $n } of { $of } have joined
tournament-state-open = open for sign-up
tournament-state-running = is played
tournament-state-over = over
tournament-state-cancelled = called off
tournament-ready = Your table is ready
tournament-meet = You meet { $names }.
tournament-meet-bots = You play among bots.
tournament-sit = Sit down
tournament-sign-up = Sign up
tournament-late = That is no longer possible: every place is taken, or the tournament has gone on.
tournament-podium = The podium
tournament-points = { $n } points
tournament-deals = Deal by deal
tournament-deals-line = the same cards in every room
tournament-deals-foot = The score says how many of the others in your seat you left behind with the same cards. The dashed line is the mean. Nothing is told before everybody has played the deal.
tournament-seat = seat { $n }
tournament-sealed = Sealed
tournament-others-play = Others still play this deal
tournament-deal-chart = { $n } results in this seat from { $low } to { $high }, yours is { $mine }
tournament-round = Round { $n }
tournament-tables = Tables
tournament-table = Table { $n }
tournament-plays = is played
tournament-bye = { $name } sits out
tournament-bot = Bot
tournament-standings = Standings
tournament-entrants = Who plays
tournament-nobody = Nobody has joined yet.
tournament-player = Player
tournament-games = Tables
tournament-r = R { $n }
tournament-sum = Points
tournament-out = has left
tournament-somebody = Somebody
tournament-remove = Take out
tournament-remove-who = Take { $name } out
tournament-ties = Level on points? The share of the scores decides, then who came in before whom, then a lot.
tournament-about = About
tournament-form = Form
tournament-starts = Starts
tournament-ends = Last tables begin before
tournament-seeding = Seeding
tournament-seeding-rated = by rating as it begins, so that the strongest meet late; whoever has no certain rating comes after them, and lots decide among equals
tournament-seeding-lot = by lot
tournament-absent = Away?
tournament-absent-line = a bot minds the seat; without points if it plays to the end
tournament-withdraw = Withdraw
tournament-withdraw-line = You are drawn no more. At a table you leave a bot plays on, and you get no points there.
tournament-cancel = Call it off
tournament-cancel-line = No more rounds are drawn. Games that have begun go on.
tournament-back = To the tournament
tournament-wrong = This cannot be held. Look at the name, the numbers and the time.
tournament-not-now = Not now: the start must lie ahead, and nobody may have more than three tournaments at once.
tournament-field-name = Name
tournament-field-players = Players at a table
tournament-field-rounds = Rounds
tournament-field-advance = How many of each table go on (empty: half)
tournament-field-minutes = Minutes
tournament-field-starts = Day and time
tournament-field-repeats = Repeats
tournament-field-full-at = Players
tournament-field-most = Places at most
tournament-begin-time = At a time
tournament-begin-full = When enough have joined
tournament-repeats-once = once
tournament-repeats-daily = every day
tournament-repeats-weekly = every week
tournament-true = Yes
tournament-false = No
tournament-form-note = Tables are of neighbouring sizes where it does not come out even. Rounds begin by themselves. Without hints, with the clock; when time is up a bot minds the seat.
tournament-rated = Rated
tournament-friendly = Friendly
tournament-rated-line = A table that a bot has to fill is friendly.
tournament-rated-guest = It is rated, and a rating belongs to a name that is kept. Keep yours, then sign up.
tournament-rated-choose = Rated: only for people with a kept name; every table changes ratings as rated tables do. Not for the same deals, where bots fill seats.
tournament-rated-bots = With the same deals bots fill seats in all rooms, so nobody can be rated there. Choose another form, or friendly.
tournament-unwelcome = Somebody you have blocked plays along. You are seated apart as long as that is possible.
