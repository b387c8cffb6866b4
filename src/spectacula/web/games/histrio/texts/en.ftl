game-line = Lead a troupe of rabbits and herons from City to City. Will Leonus XIV laugh or weep tonight?
where = Season { $season } of { $seasons } · Turn { $round } · { $phase }
where-short = S{ $season } · T{ $round } · { $phase }
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
    [one] 1 Ecu
   *[other] { $n } Ecus
}

board-label = Theater and Cities
king-wants = The King wants a
mood-comedy = Comedy
mood-tragedy = Tragedy
theatre-label = Theater. The King wants: { $mood }. The needle stands on { $field } of { $fields }. Managers on stage: { $managers }.
deck-encounters = Encounters
deck-requests = Requests
cities-label = Cities
city-label = City { $n }, { $city }. { $stack }
city-stack = Newest first: { $cards }.
city-empty = No card lies here.
city-none = no Caravel
city-fan = Look through all { $n } cards of { $city }
city-fan-one = Look at the card of { $city }
fan-title = { $n } { $city }, newest card first
closed = closed by the Ox
allies-here = { $n ->
    [one] allied troupe
   *[other] 2 allied troupes
}
allies-there = { $n ->
    [one] an allied troupe
   *[other] both allied troupes
}
track-label = Cities in the order of Resolution
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
needle-moves = the needle goes from { $old } to { $new }
needle-short = needle to { $place }
king-turns-comedy = the King laughs
king-turns-tragedy = the King weeps
managers-leave = { $n ->
    [one] 1 Manager goes home
   *[other] { $n } Managers go home
}
fc-city = { $city }, alone: { $alone }. With others: { $met }.
fc-alone-sure = { $city }, all yours: { $alone }.
fc-met = { $needle }, you draw a Secret Request
fc-request = a Secret Request
fc-comedian = { $n ->
    [0] no Comedian
    [one] 1 Comedian
   *[other] { $n } Comedians
}
fc-tragedian = { $n ->
    [0] no Tragedian
    [one] 1 Tragedian
   *[other] { $n } Tragedians
}
fc-ecus = +{ $n ->
    [one] 1 Ecu
   *[other] { $n } Ecus
}
fc-steal = steal { $n ->
    [one] 1 Ecu
   *[other] { $n } Ecus
}
fc-managers = Manager on stage, +{ $n }
fc-fee = pay { $n ->
    [one] 1 Ecu
   *[other] { $n } Ecus
}
fc-unpaid = { $n ->
    [one] 1 Actor you cannot pay is discarded
   *[other] { $n } Actors you cannot pay are discarded
}
fc-recover = all Travel cards back
fx-steal = { $n ->
    [one] The only Ecu there changes hands.
   *[other] One of { $n } Ecus changes hands.
}
fx-show = Your show: { $show }.
fx-decline = Your requests stay secret in your hand.
fx-request = Pays { $n } Ecus now.
fx-request-again = Pays { $n } Ecus now and stays face up: it pays again in season 2 if its objective is fulfilled again.
fx-bear = You pay { $n ->
    [one] 1 Ecu
   *[other] { $n } Ecus
}, then: { $alone }.
fx-fox = You take { $n ->
    [one] 1 Ecu
   *[other] { $n } Ecus
}.
fx-gain = You gain { $n ->
    [one] 1 Ecu
   *[other] { $n } Ecus
}.

panel-happened = What happened here
panel-steal = Resolution
panel-steal-line = An opponent loses 1 Ecu
panel-court = Resolution
panel-court-line = Newest card first
panel-discard = Secret Requests
panel-discard-line = Three are the limit
panel-acrobats = Acrobats
panel-acrobats-line = After City 8, before new cards are dealt
panel-owl = The Owl’s letters
panel-owl-line = One of them must go
panel-raven = Before the totals
panel-raven-line = The Raven may sway the King once more
panel-chameleon = Chameleons
panel-chameleon-line = Each adds 1, for comedy or for tragedy as its owner chooses
choose-steal = From whom?
choose-court = Whom do you send?
choose-discard = Which one goes?
choose-acrobats = What can be done
choose-owl = Which one goes?
choose-raven = Whom do you send?
choose-chameleon = Comedy or tragedy?
visit-alone = { $name } is alone here, newest card first
visit-empty = { $name } finds no card here
visit-met = { $names } meet: nobody gets a card
visit-allies = Only allied troupes have come here
met-joined = In hand
met-found = Joins the troupe
met-discarded = Discarded
met-unpaid = Not paid: discarded
note-gained = +{ $n ->
    [one] 1 Ecu
   *[other] { $n } Ecus
}
note-recovered = Travel cards back
note-stole = { $n ->
    [one] 1 Ecu
   *[other] { $n } Ecus
} from { $name }
note-manager = Managers: +{ $n }
note-no-manager = no Manager left
note-paid = { $n ->
    [one] 1 Ecu
   *[other] { $n } Ecus
} paid
acro-ready = ready
acro-used = used this season
acro-fresh = from the next phase on
actor-thrown = went to Court
turn-needle = Turn the needle
turn-needle-line = or click a space of the dial
field-now = now

hand = Travel cards
used = used
travel-card = Travel card { $n }, { $city }
travel-card-used = Travel card { $n }, { $city }: used
troupe = My troupe
troupe-none = Nobody has joined you yet.
acrobats = Acrobats
acrobats-none = No Acrobat yet.
acrobat-used = used
acrobat-fresh = next phase
requests = Secret Requests
requests-none = None yet. You draw one when you are not alone in a City.
request-met = fulfilled now
request-unmet = not fulfilled now
request-open = face up
my-show = Your show: { $lean }
ally-goes = Your allied troupe goes to { $n } { $city }
ally-deck = The allied troupe may go to { $cities }
n-travel = { $n ->
    [one] 1 Travel card
   *[other] { $n } Travel cards
}
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
festival-season = Totaling the Ecus, season { $season }
step-actors = Actors
step-actors-line = 1 Ecu for each Actor of the King’s mood
step-show = Pleasing show
step-show-line = { $n } Ecus if the difference matches his mood
step-best = Best show
step-best-line = doubled for the greatest difference
step-request = Secret Request
step-request-line = play one if its objective is fulfilled
step-total = Ecus
step-total-line = before and after
step-caption = { $name }: { $rule }
step-troupe = Troupe
step-troupe-line = levels in the seals
step-next = Next step
step-all = Show all
step-close = On to season 2
best-doubled = difference { $n }, doubled
best-other = difference { $n }, the best has { $best }
best-out = out of the running
best-is = best show
wish-unmet = Its objective is not fulfilled.
request-chosen = has chosen
request-choosing = choosing
request-none-held = holds none
request-none = none
scales-label = Comedians { $comedy }, Tragedians { $tragedy }
festival-note = Counted in the order of the rulebook. A Chameleon adds 1 to the difference; it is not an Actor and earns no Ecu.
source-start = Start
end-season = Season { $season } · { $mood }
end-breakdown = Where every Ecu came from
end-total = Total
end-source = Source
soon = Still to come:
soon-met = { $names } meet in { $city }: { $side }.
soon-comedy = needle { $n } towards comedy
soon-tragedy = needle { $n } towards tragedy
soon-even = the needle stays
band-comedy = comedy
band-tragedy = tragedy
chapter-totals = totals
sign-collision = several in one City
sign-court = to Court
sign-acrobat = Acrobat

changed-needle = The needle stands on { $place }
changed-city = { $city }: other Caravels
changed-ecus = Ecus

scene-round = A new turn
scene-reveal = The reveal
scene-city = In the Cities
scene-court = A visit to Court
scene-requests = The Secret Requests
scene-over = The last curtain
stamp-together = together

# what turned the game, after "Scapin wins by 12:"
turning-king = the King changed his mind in turn { $turn } of season { $season }
turning-king-used = { $card } turned the King in turn { $turn } of season { $season }
turning-king-court = { $card } at Court turned the King in turn { $turn } of season { $season }
turning-best = the best show of season { $season } brought { $ecus }
turning-pleased = the King paid { $ecus } for the show of season { $season }
turning-fulfilled = “{ $request }” paid { $ecus } in season { $season }
turning-actors-paid = the Actors of season { $season } earned { $ecus }
turning-stole = { $victim } was robbed in turn { $turn }
turning-manager = the Managers on stage brought { $ecus } in turn { $turn }
turning-bonus = alms of { $ecus } in turn { $turn }
turning-gained = an Acrobat brought { $ecus } in turn { $turn }
result-unit = Ecus

aim-announce = Is an Acrobat worth more now than the surprise later?
aim-travel = Where will nobody else go?
aim-turtle = All the others are in the open: which City is left to you alone?
aim-bear = Is the City worth its price?
aim-steal = Who will miss it most?
aim-court = Does the King’s mood matter more than another Actor in your show?
aim-discard = Which objective can you hardly fulfil any more?
aim-acrobats = Would this move pay more than keeping the card?
aim-owl = Which objective fits your troupe least?
aim-raven = Can the King still be turned before he counts?
aim-chameleon = Which side makes the better show?
aim-fulfil = Which objective pays best, now or at the end?

prospect-alone = Alone
prospect-met = Not alone

order-travel = Next journey
order-travel-line = Carried out once, when you next choose where to travel. If neither City can be reached, you are asked.
order-travel-1 = First
order-travel-2 = If that cannot be
order-travel-told = Next journey: { $first }{ $other ->
    [yes] , and if that cannot be: { $second }
   *[no] {""}
}
order-pass = No Acrobats
order-pass-line = Until the end of this turn you use no Acrobat when you are asked.
order-pass-told = No Acrobats until the end of this turn
