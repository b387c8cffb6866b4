clock = Clock
clock-line = When time is up a bot minds the seat. Its player may come back at any time and decide again from then on.
clock-choose-none = None
clock-choose-live = Live
clock-choose-days = By days
clock-live-line = Time for every decision, and a reserve for the whole game. Each clock runs while the table waits for its seat.
clock-days-line = Everybody comes when it suits them. Days for every decision, and days in reserve for the whole game.
clock-live = live, { $time }
clock-days = by days, { $time }
clock-times-live = { $move } s + { $reserve } min
clock-times-days = { $move } + { $reserve } days
clock-units = d h min
clock-runs = { $name } has { $time } left
clock-reserve = { $name } has { $time } in reserve
clock-up = Time was up: a bot minds the seat of { $name }
clock-away = on vacation until { $day }
clock-told = Little time is left for your decision.
vacation = Vacation
vacation-line = By days, your clocks stand still while you are away, and the others see until when. Live games know no vacation.
vacation-left = { $n ->
    [one] One day is left this year.
   *[other] { $n } days are left this year.
}
vacation-plan = Plan a vacation
vacation-first = From
vacation-last = To
vacation-take = Set
vacation-from-to = { $first } to { $last }
vacation-back = I am back
vacation-stay = Not after all
vacation-taken = Your vacation is set.
vacation-ended = Your clocks run again.
vacation-not-then = That cannot be set: a vacation begins today or later, ends after that, overlaps no other, and a year has 21 days of it.
clock-left = { $time } left
