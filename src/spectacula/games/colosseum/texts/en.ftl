title = Colosseum
tagline = Five rounds, one record: fill your arena like nobody before.
intro = You run an arena in ancient Italy. Buy programs, bid for performers and props, trade with your rivals, lure nobles into your seats and put on a show every round. Only your best show counts in the end.

option-medals = Emperor’s medals
option-medals-help = What two medals buy in the investing phase.
option-medals-sheet = One more luxury seat, free of coins
option-medals-booklet = One more investment at its usual price
option-auctions = Auctions
option-auctions-help = Whether a win keeps you out of the later auctions of the round.
option-auctions-standard = One win per round
option-auctions-intense = Intense: winners bid again once somebody else is the opener
option-start_programs = Start programs
option-start_programs-help = How everybody comes by two free programs.
option-start_programs-dealt = Dealt at random
option-start_programs-draft = Chosen in turn

phase-draft = Start programs
phase-investing = Investing
phase-auctions = Auctions
phase-trading = Trading
phase-shows = The shows
phase-ceremony = Closing ceremony
phase-over = The end

city-rome = Rome
city-verona = Verona
city-capua = Capua
city-pompeii = Pompeii
city-paestum = Paestum

noble-emperor = Emperor
    .object = the Emperor
noble-consul = Consul
    .object = a Consul
noble-senator = Senator
    .object = a Senator

token-gladiator = gladiator
    .one = a gladiator
    .many = gladiators
    .star = the gladiator star
token-comedian = comedian
    .one = a comedian
    .many = comedians
    .star = the comedian star
token-musician = musician
    .one = a musician
    .many = musicians
    .star = the musician star
token-horse = horse
    .one = a horse
    .many = horses
    .star = the horse star
token-torch = torch
    .one = a torch
    .many = torches
token-priest = priest
    .one = a priest
    .many = priests
    .star = the priest star
token-ship = ship
    .one = a ship
    .many = ships
    .star = the ship star
token-lion = lion
    .one = a lion
    .many = lions
    .star = the lion star
token-scenery = scenery
    .one = a piece of scenery
    .many = pieces of scenery
token-decoration = decoration
    .one = a decoration
    .many = decorations
token-chariot = chariot
    .one = a chariot
    .many = chariots
token-cage = cage
    .one = a cage
    .many = cages
token-joker = joker
    .one = a joker
    .many = jokers
token-action = additional action
    .one = an additional action
    .many = additional actions
token-emperor = emperor token
    .one = an emperor token
    .many = emperor tokens
token-coins = coins
some-tokens = { $n ->
    [one] { $token }
   *[other] { $n } { $token }
}
counted-tokens = { $n } { $token }
some-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}

face-0 = 1 to 3
face-1 = 2
face-2 = 3
face-3 = 4
face-4 = 5
face-5 = 6

source-program = the program
    .by = for the program
source-earlier = earlier programs
    .by = for earlier programs
source-seats = luxury seats
    .by = for luxury seats
source-stars = stars
    .by = for the stars
source-nobles = nobles in the arena
    .by = with the nobles in the arena
source-podiums = podiums
    .by = for podiums
source-medals = medals handed in
    .by = for medals handed in

program-1 = Tribute to Munus
program-2 = Amphitryon
program-3 = Ode to Aurora
program-4 = Race of Janus
program-5 = Naumachia
program-6 = Venatio
program-7 = The Last of the Samnites
program-8 = Drama Ultima
program-9 = Anthem to Cupidon
program-10 = Cavalry of Spartacus
program-11 = Amphitrite’s Anger
program-12 = Cave Leonem Cruciatum
program-13 = Retiarius vs. Secutor
program-14 = Satyricon of Momus
program-15 = Lyres of Mercury
program-16 = The Ponies of Epona
program-17 = Bacchus and the Nymphs
program-18 = Monsters of the Sea
program-19 = Lions’ Procession
program-20 = Circus Maximus
program-21 = The Dialogues of Pluto
program-22 = And Tellus Created the Earth
program-23 = Safari Optimus Maximus
program-24 = The Galleys of Apollo
program-25 = Legendary Lion Hunters
program-26 = Venus’ Equestrian Cavalcade
program-27 = Neptune’s Fury
program-28 = Isis’ Revealed Secrets
program-29 = Great Prophecies of Jupiter
program-30 = Caesar’s Triumphal March

prompt-draft = Which free program do you take?
prompt-invest = What do you invest in?
prompt-invest-more = Do you want to invest once more?
prompt-open = Which market do you put up for auction?
prompt-opening-bid = Your opening bid for market { $number }? You hold { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
prompt-bid = { $player } bids { $bid } for market { $number }. Raise or pass? You hold { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
prompt-trade = Whom do you make an offer? { $offers ->
    [one] One offer is left.
   *[other] { $offers } offers are left.
}
prompt-offer = What do you give, and what do you want for it?
prompt-answer = { $player } makes you an offer. Do you accept it, refuse it or make a counter-offer?
prompt-counter = What do you give { $player }, and what do you want for it?
prompt-reply = { $player } makes you a counter-offer. Do you accept?
prompt-announce = Do you put on a show this round?
prompt-noble = Which noble do you move, and how far?
prompt-program = Which program do you stage?
prompt-cast = Program { $number }, { $program }: hold tokens back, hand in medals, or begin?
prompt-wear = Which token of your show is worn out?
prompt-donation = Which token do you ask { $player } for?

move-cash-medal = Change a medal into { $coins } coins
move-swap-action = Swap an additional action for a medal
move-stop-investing = Invest no more
move-invest-again-by-action = One more investment for an additional action
move-invest-again-by-medals = One more investment for two medals
move-expand-counterclockwise = Expand counter-clockwise
move-expand-clockwise = Expand clockwise
move-buy-seat = Buy a luxury seat
move-seat-for-medals = Take a luxury seat for two medals
move-build-loge = Build the Emperor’s loge
move-give-up-opening = Open no auction
move-pass = Pass
move-add-100 = Add 100 coins to the bid
move-end-trading = End trading
move-accept = Accept
move-refuse = Refuse
move-counter = Make a counter-offer
move-propose = Propose this
move-offer-to-all = Offer to everybody
move-announce-show = Put on a show
move-no-show = No show this round
move-perform = Begin the show
move-decline-donation = Ask for nothing
move-offer-to = Offer to { $player }
move-take = Take program { $number }, { $program }
move-buy = Buy program { $number }, { $program }, for { $coins } coins
move-stage = Stage program { $number }, { $program }
move-market = Put up market { $number }
move-bid = Bid { $coins } coins
move-give = Give { $token }
move-want = Ask for { $token }
move-give-coins = Give { $coins } { $coins ->
    [one] coin
   *[other] coins
}
move-want-coins = Ask for { $coins } { $coins ->
    [one] coin
   *[other] coins
}
move-noble = Move { $noble } { $squares } { $squares ->
    [one] square
   *[other] squares
}
move-noble-both = Move { $noble } { $squares } squares with both dice
move-nudge = For a medal, move { $noble } { $squares } { $squares ->
    [one] square
   *[other] squares
} { $way ->
    [back] back
   *[on] on
}
move-hold = Hold back { $token }
move-hand-in = Hand in a medal for { $spectators } spectators
move-wear = Put away { $token }
move-ask = Ask for { $token }

event-round = Round { $number } begins with { $player }.
event-dealt = { $player } starts with { $first } and { $second }.
event-took-program = { $player } takes program { $number }, { $program }.
event-bought-program = { $player } buys program { $number }, { $program }, for { $coins } coins.
event-expanded = { $player } expands the arena to { $number } parts.
event-seat = { $player } buys a luxury seat, { $number } in all.
event-medal-seat = { $player } takes a luxury seat for two medals, { $number } in all.
event-loge = { $player } builds the Emperor’s loge.
event-again-action = { $player } invests once more by an additional action.
event-again-medals = { $player } invests once more for two medals.
event-invested-nothing = { $player } invests nothing.
event-cashed = { $player } changes a medal into { $number } coins.
event-swapped = { $player } swaps an additional action for a medal.
event-opened = { $player } opens market { $market } with { $coins }.
event-raised = { $player } bids { $coins }.
event-passed = { $player } passes.
event-gave-up = { $player } opens no more auctions.
event-won-lot = { $player } wins market { $market } for { $coins } coins.
event-lot = { $player } takes { $tokens }.
event-won-tokens = { $player } wins market { $market } for { $coins } coins: { $tokens }.
event-emperor-token = { $player } turns an emperor token into a medal.
event-emperor-lost = { $player } loses an emperor token: no medals are left.
event-refilled = Market { $market } is refilled: { $tokens }.
event-star = { $player } gets { $star }.
event-star-from = { $player } takes { $star } from { $rival }.
event-star-aside = { $player } loses { $star }; it is set aside.
event-offered = { $player } makes { $rival } an offer.
event-offered-all = { $player } makes everybody an offer.
event-offer-gives = { $player } would give { $goods }.
event-offer-wants = { $player } would like { $goods }.
event-refused = { $player } refuses.
event-countered = { $player } makes { $rival } a counter-offer.
event-deal = { $player } and { $rival } have a deal.
event-received = { $player } receives { $goods }.
event-offer = { $player } offers { $rival } { $gives } for { $wants }.
event-offer-all = { $player } offers everybody { $gives } for { $wants }.
event-counter = { $player } makes { $rival } a counter-offer: { $gives } for { $wants }.
event-trade = { $player } and { $rival } trade: { $player } gets { $gets }, { $rival } gets { $gives }.
event-ended-trading = { $player } is done trading.
event-rolled = { $player } rolls { $first }.
event-rolled-both = { $player } rolls { $first } and { $second }.
event-no-show = { $player } puts on no show.
event-moved = { $player } moves { $noble } to square { $square }.
event-moved-both = { $player } moves { $noble } with both dice to square { $square }.
event-rested = { $player } earns a medal on the resting square.
event-nudged = { $player } plays a medal to move { $noble } to square { $square }.
event-staged = { $player } stages program { $number }, { $program }, with { $tokens } { $tokens ->
    [one] token
   *[other] tokens
}.
event-spectators = { $spectators } spectators come { $source }.
event-show = { $player } draws { $spectators } spectators and earns as many coins.
event-record = { $player } sets a new record: { $number }.
event-performed = { $player } stages { $program }: { $spectators } spectators and as many coins.
event-performed-record = { $player } stages { $program }: { $spectators } spectators, as many coins and a new record.
event-podium = { $player } receives a podium for the record of { $number }.
event-no-podium = Nobody has a record yet: no podium.
event-tie-roll = { $player } rolls { $number } for the tie.
event-worn = { $player } puts away a worn-out token: { $token }.
event-donated = { $player } gives { $rival } { $token }.
event-declined = { $player } asks { $rival } for nothing.
event-no-donation = There is no donation this round.

why-no-change-now = Medals and additional actions are changed in phases 1 to 4 only.
why-no-medal = You have no medal.
why-no-action = You have no additional action.
why-promised = Your additional action is part of the open offer.
why-medals-out = No medals are left.
why-sold = { $program } belongs to { $player }.
why-first-half = Programs 1 to 5 are chosen first.
why-second-half = Now programs 6 to 10 are chosen.
why-coins = That takes { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}; you hold { $coins }.
why-seats-full = An arena holds { $limit } luxury seats.
why-seats-out = All luxury seats are taken.
why-one-investment = You have made your investment; one more takes an additional action or medals.
why-has-loge = Your arena has its loge.
why-arena-full = An arena has { $parts } parts at most.
why-booklet = At this table two medals buy one more investment, not a seat.
why-sheet = At this table two medals buy a luxury seat, not one more investment.
why-two-medals = That takes { $medals } medals.
why-first-invest = Make your ordinary investment first.
why-nothing-to-buy = Your coins buy no further investment.
why-not-for-sale = Program { $number } is not for sale.
why-low-number = You last performed program { $last }; a new one needs a higher number.
why-market-empty = Market { $number } is empty.
why-market-first = Choose a market first.
why-must-bid = You have to name a bid now.
why-bid-coins = You hold { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and cannot bid more.
why-cash-first = Change a medal into coins first.
why-bid-low = The least bid is { $least }.
why-cannot-deliver = You do not have all that is wanted.
why-no-second-counter = A counter-offer is accepted or refused.
why-nobody-there = Nobody sits there.
why-not-yourself = You cannot trade with yourself.
why-nothing-to-swap = There is nothing to exchange.
why-both-sides = Both sides have to give something.
why-give-first = Name what you give first.
why-order = Goods are named in the order of the list.
why-not-owned = You have no more of these to give: { $token }.
why-coin-steps = Coins are named in twenties, then fives, then ones, up to what there is.
why-same-good = The same good cannot stand on both sides.
why-nothing-to-want = Then nothing would be left to want.
why-nobody-has = Nobody you ask has more of these: { $token }.
why-dice-first = The dice move nobles first.
why-no-loge = You rolled one die: two take the Emperor’s loge.
why-die-used = One die is used already.
why-not-the-sum = The dice do not add up to that.
why-other-noble = The second die moves another noble.
why-not-the-die = The die moves a noble { $squares } squares.
why-not-the-free-die = The die moves a noble 1, 2 or 3 squares.
why-not-your-program = Program { $number } is not yours.
why-arena-small = Program { $number } needs { $needed } arena parts; you have { $parts }.
why-too-few = Program { $number } needs at least { $fewest ->
    [one] 1 token
   *[other] { $fewest } tokens
}; you have { $have }.
why-nobles-first = Nobles are moved before the program is chosen.
why-not-in-show = That is not on stage: { $token }.
why-least = The show needs at least { $fewest ->
    [one] 1 token
   *[other] { $fewest } tokens
}.
why-donor-lacks = { $player } has none of these: { $token }.

given-won = If you win market { $number }
given-accepted = If { $player } accepts

# the table in the terminal
terminal-yes = yes
terminal-no = no
terminal-round = Round { $round } of { $rounds }: { $phase }.
terminal-supply = Left in the supply: medals { $medals }, luxury seats { $seats }, podiums { $podiums }.
terminal-noble = { $noble } ({ $spectators } spectators) on square { $square }
terminal-noble-inside = { $noble } ({ $spectators } spectators) on square { $square }, in the arena of { $name }
terminal-market = Market { $number }: { $tokens }
terminal-for-sale = For sale:
terminal-arena = { $name }, { $city }: record { $record }, coins { $coins }, medals { $medals }, podiums { $podiums }
terminal-building = arena of { $parts } parts on squares { $first } to { $last }, luxury seats { $seats }, loge: { $loge }
terminal-stars = stars: { $tokens }
terminal-latest = last show: { $program }, { $spectators } spectators
terminal-program = { $name } ({ $coins } coins, arena { $arena }): { $needs }.
terminal-crowd = Spectators with 0, 1, 2 … tokens missing: { $crowds }.
terminal-performed = Performed.
terminal-hammer = Market { $market } is up for auction; { $name } names the first bid.
terminal-bid = Market { $market }: { $name } leads with { $bid }. Passed: { $passed }.
terminal-trade = { $name } trades; offers left: { $offers }.
terminal-bundle = { $name } gives { $gives } and wants { $wants }
terminal-dice = { $name } puts on a show. Dice: { $dice }.
terminal-show = { $program } with { $tokens }: { $spectators } spectators ({ $sources })

# why a move is proposed
hint-colosseum-record = The next show draws about { $gain } more spectators.
hint-colosseum-show = It takes the show you aim at further: about { $gain } more spectators.
hint-colosseum-comforts = Luxury seats and podiums draw about { $gain } more spectators.
hint-colosseum-medals = It leaves you with more medals: about { $gain } more spectators.
hint-colosseum-stars = Stars come within reach: about { $gain } more spectators.
hint-colosseum-coins = It leaves more coins for what comes: worth about { $gain } more spectators.
