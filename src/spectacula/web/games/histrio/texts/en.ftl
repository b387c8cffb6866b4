game-line = Lead a troupe of rabbits and herons from city to city. Will Leonus XIV laugh or weep tonight?
where = Season { $season } of { $seasons } · Round { $round } · { $phase }
where-short = S{ $season } · R{ $round } · { $phase }
where-over = The curtain has fallen
phase-announce = Acrobats
phase-travel = Travel
phase-turtle = Travel
phase-bear = Reveal
phase-steal = Resolution
phase-court = Resolution
phase-discard = Resolution
phase-acrobats = Acrobats
phase-owl = Acrobats
phase-raven = Festival
phase-chameleon = Festival
phase-fulfil = Totals
ecus = { $n ->
    [one] 1 Écu
   *[other] { $n } Écus
}

board-label = Theatre and cities
king-wants = The King wants a
mood-comedy = Comedy
mood-tragedy = Tragedy
theatre-label = Theatre. The King wants: { $mood }. The needle stands on { $field } of { $fields }. Managers on stage: { $managers }.
deck-encounters = Encounters
deck-requests = Requests
cities-label = Cities
city-label = City { $n }, { $city }. { $stack }
city-stack = Newest first: { $cards }.
city-empty = No card lies here.
city-none = no caravel
city-fan = Read all { $n } cards of { $city }
city-fan-one = Read the card of { $city }
fan-title = { $n } { $city }, newest card first
closed = closed by the Ox
allies-here = { $n ->
    [one] allied troupe
   *[other] 2 allied troupes
}
track-label = Cities in the order of resolution
track-done = done
track-now = now
track-next = next
track-later = waits
track-quiet = nobody

lean-even = even
lean-comedy = +{ $n } comedy
lean-tragedy = +{ $n } tragedy
leans-to-comedy = leans to comedy
leans-to-tragedy = leans to tragedy
show-pleases = pleases
show-not = does not please
field-comedy = comedy { $n }
field-tragedy = tragedy { $n }
needle-stays = the needle stays on { $place }
needle-moves = needle from { $old } to { $new }
needle-short = needle to { $place }
king-turns-comedy = the King laughs
king-turns-tragedy = the King weeps
managers-leave = { $n ->
    [one] 1 Manager goes home
   *[other] { $n } Managers go home
}
fc-city = { $city }, alone: { $alone }. Not alone: { $met }.
fc-alone-sure = { $city }, all yours: { $alone }.
fc-met = { $needle }, you draw a Secret Request
fc-request = a Secret Request
fc-comedian = { $n ->
    [0] no comedian
    [one] 1 comedian
   *[other] { $n } comedians
}
fc-tragedian = { $n ->
    [0] no tragedian
    [one] 1 tragedian
   *[other] { $n } tragedians
}
fc-ecus = +{ $n ->
    [one] 1 Écu
   *[other] { $n } Écus
}
fc-steal = steal { $n ->
    [one] 1 Écu
   *[other] { $n } Écus
}
fc-managers = Manager on stage, +{ $n }
fc-fee = pay { $n ->
    [one] 1 Écu
   *[other] { $n } Écus
}
fc-recover = all Travel cards back
fx-steal = One of { $n ->
    [one] 1 Écu
   *[other] { $n } Écus
} changes hands.
fx-show = Your show: { $show }.
fx-decline = Your requests stay secret in your hand.
fx-request = Pays { $n } Écus now.
fx-request-again = Pays { $n } Écus now and lies open: it pays again in season 2 if it is met again.
fx-bear = You pay { $n ->
    [one] 1 Écu
   *[other] { $n } Écus
}, then: { $alone }.
fx-fox = You take { $n ->
    [one] 1 Écu
   *[other] { $n } Écus
}.
fx-gain = You gain { $n ->
    [one] 1 Écu
   *[other] { $n } Écus
}.

panel-happened = What happened here
panel-steal = Resolution
panel-steal-line = An opponent loses 1 Écu
panel-court = Resolution
panel-court-line = Newest card first
panel-discard = Secret Requests
panel-discard-line = Three are the limit
panel-acrobats = Acrobats
panel-acrobats-line = After city 8, before the round ends
panel-owl = The Owl’s letters
panel-owl-line = One of them must go
panel-raven = Before the festival
panel-raven-line = The Raven may sway the King once more
panel-chameleon = Chameleons
panel-chameleon-line = Each counts 1, for the genre its owner chooses
choose-steal = From whom?
choose-court = If you send
choose-discard = Which one goes?
choose-acrobats = What can be done
choose-owl = Which one goes?
choose-raven = If you send
choose-chameleon = What they play
visit-alone = { $name } is alone here, newest card first
visit-empty = { $name } finds nobody and nothing
visit-met = { $names } meet: nobody gets a card
visit-allies = Only allied troupes came here
met-joined = On the way
met-found = Joins the troupe
met-discarded = Discarded
met-unpaid = Left unpaid
note-gained = +{ $n ->
    [one] 1 Écu
   *[other] { $n } Écus
}
note-recovered = Travel cards back
note-stole = { $n ->
    [one] 1 Écu
   *[other] { $n } Écus
} from { $name }
note-manager = Managers: +{ $n }
note-no-manager = no Manager left
note-paid = { $n ->
    [one] 1 Écu
   *[other] { $n } Écus
} paid
acro-ready = ready
acro-used = used this season
acro-fresh = from the next phase on
actor-thrown = thrown out
turn-needle = Turn the needle
turn-needle-line = or click a field of the dial
field-now = now

hand = Travel cards
used = used
travel-card = Travel card { $n }, { $city }
travel-card-used = Travel card { $n }, { $city }: used
troupe = My troupe
troupe-none = Nobody has joined you yet.
acrobats = Acrobats
acrobats-none = No acrobat yet.
acrobat-used = used
acrobat-fresh = next phase
requests = Secret Requests
requests-none = None yet. Meeting a rival brings one.
request-met = met now
request-unmet = not met now
request-open = open
my-show = Your show: { $lean }
ally-goes = Allied troupe: { $n } { $city }
ally-deck = Allied troupe may go to { $cities }
n-travel = { $n } travel
n-requests = { $n ->
    [one] 1 request
   *[other] { $n } requests
}
n-managers = { $n ->
    [one] 1 Manager
   *[other] { $n } Managers
}
acrobat-tip-used = { $tip } Used this season.

festival-name = The Munificent Festival
festival-season = Totals of season { $season }
step-actors = Actors
step-actors-line = 1 Écu for each actor of the King’s mood
step-show = Pleasing show
step-show-line = { $n } Écus if the difference leans to his mood
step-best = Best show
step-best-line = doubled for the greatest difference
step-request = Secret Request
step-request-line = play one if its wish is met
step-total = Écus
step-total-line = before and after
step-troupe = Troupe
step-troupe-line = levels in the seals
step-next = Next step
step-all = Show all
step-close = On to season 2
best-doubled = difference { $n }, doubled
best-other = difference { $n }, the best has { $best }
best-out = not in the contest
best-is = best show
wish-unmet = Its wish is not met.
request-chosen = has chosen
request-choosing = choosing
request-none-held = holds none
request-none = none
scales-label = Comedians { $comedy }, tragedians { $tragedy }
festival-note = Counted in the order of the rulebook. A Chameleon counts 1 for the difference but earns no Écu as an actor.
source-start = Start
end-season = Season { $season } · { $mood }
end-breakdown = Where every Écu came from
end-total = Total
end-chart = Écus over the rounds
end-chart-line = after each round and each total
end-source = Source
chart-label = Écus over the rounds. Final: { $final }.
chart-start = start
chart-totals = totals
soon = Still to come:
soon-met = { $names } meet in { $city }: { $side }.
soon-comedy = needle { $n } towards comedy
soon-tragedy = needle { $n } towards tragedy
soon-even = the needle stays
band-comedy = comedy
band-tragedy = tragedy
chapter-totals = { chart-totals }
sign-collision = collision
sign-court = to court
sign-acrobat = Acrobat
