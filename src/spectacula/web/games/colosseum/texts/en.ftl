game-line = Fill your arena like nobody before: bid for performers, trade, lure nobles, stage the show of your life.
where = Round { $round } of { $rounds } · { $phase }
where-short = R{ $round } · { $phase }
where-over = The last show is over
spectators-n = { $n ->
    [one] 1 spectator
   *[other] { $n } spectators
}
the-round = Round
board-label = Board
board-sentence = The board: 36 squares around five markets. Nobles: { $nobles }.
noble-in = { $noble } in { $city }
noble-on = { $noble } on square { $n }
stall-empty = empty
stall-sold = sold to { $name }
market = market { $n }
market-label = Market { $n }: { $tokens }
supply-medals = medals
supply-podiums = podiums
supply-seats = seats
die-used = used
die-choice = 1, 2 or 3
die-n = { $n } { $n ->
    [one] square
   *[other] squares
}
die-both = or both for one noble

my-programs = My programs
my-tokens = My tokens
my-arena = My arena, { $city }
no-programs = No program yet
performed = performed
complete = complete
missing-n = { $n ->
    [one] 1 missing
   *[other] { $n } missing
}
owned = { $n } in hand
tip-joker = Stands for any performer or prop in a show.
tip-action = One more investment, or a medal.
tip-emperor = Becomes a medal at once.
slot-ok = yours
slot-new = would come
slot-jk = a joker fills in
slot-no = missing
arena-of = needs { $n } arena parts
arena-parts = { $n } of 4 parts
arena-loge = Loge: 2 dice
arena-no-loge = No loge: 1 die
arena-seats = { $n } of { $most } luxury seats
arena-nobles = Nobles now: +{ $n }
program-tip = { $have } of { $size } tokens: worth { $now } now, { $full } complete. Needs { $needs }.
record-tip = Best show so far. The highest record wins.
spectators = spectators
coins = coins
medals = medals
podiums = podiums
loge = Emperor’s loge
has-star = holds the star, +4
star-kind = a kind with a star
start-player = starts
showed = drew { $n }
you-name = You

build-in = Build in { $city }
building = Building
invest-allowed = { $n ->
    [0] investment made
    [one] one investment
   *[other] { $n } investments
}
draft-line = Everybody takes one of programs 1 to 5, then one of 6 to 10. They are free and fit any arena.
others-invest = Somebody else is investing. The programs below show what would still be open to you.
expand-line = Square { $n }, part { $parts } of 4.
expand-full = The arena has all its parts.
expand-rest = A resting square.
expand-noble = { $noble } +{ $n }.
spot-expand = { $what }: square { $n }, 10 coins
seat = Luxury seat
seat-line = +{ $n } in every show. { $have } of { $most } built.
medal-seat = Seat for medals
medal-seat-line = Two medals instead of coins, beside your investment.
loge-line = Two dice for the nobles in every show.
loge-has = Your arena has its loge.
basket = Laid out
basket-out = Take out: { $what }
coins-left = left
programs-sale = Programs for sale
programs-free = Free programs
legend-dots = full: you own it
goal-star = Star { $program } as a goal
goal-of = Goal { $program }, tokens
goal-gain = Goal { $program }: { $have } → { $will } of { $size } tokens
filter = Show programs
filter-all = All
filter-coins = I can pay
filter-stage = I can stage
filter-none = No program passes this filter.
group = { $parts ->
    [3] Medium, arena of 3 parts
   *[other] Large, arena of 4 parts
}
group-small = Programs { $first } to { $last }
group-fits = fits your arena
group-needs = { $n ->
    [one] one expansion to go
   *[other] { $n } expansions to go
}
group-above = you may buy above { $n }, your last show
need-tip = { $token }: { $have } of { $n }
program-label = Program { $number }, { $name }. Costs { $cost }. Arena of { $parts } parts. You have { $have } of { $size } tokens: worth { $now } now, { $full } complete. { $needs }.
yours = yours
yours-shown = yours, shown
short = { $n } short
too-few = too few
now-missing = { $n ->
    [0] complete
   *[other] now, { $n } missing
}
full = full { $n }
fx-program = Worth { $now } now, { $full } complete, { $n } missing · needs { $parts } arena parts
ask-invest-done = Pay, or invest once more?
line-invest = Nothing is paid before you confirm.
line-invest-best = As it stands, { $program } is worth { $n }.
line-invest-laid = { $n ->
    [one] 1 coin
   *[other] { $n } coins
} laid out, { $left } left.
go-invest = Invest { $n } coins
go-invest-free = Done investing
go-invest-nothing = Invest nothing

auction-of = Auction, market { $n }
auction-open = { $name } opens an auction
lot-gain = { $program } { $now } → { $then }
lot-nothing = fills no gap of yours
star-mine = You would hold { $star }: +4
star-lost = You would lose { $star }
star-stays = You would draw level with { $name } at { $n } { $token }: the star stays there.
bid-highest = highest
bid-won = won market { $n }
bid-passed = passed
bid-locked = out for this round
bid-opens = opens
bid-to-bid = to bid
bid-opener = opener
bid-in = still in
bid-least = from
bid-all = all { $n }
quick-bids = Quick bids
your-bid = Your bid
bid-lower = One coin less
bid-higher = One coin more
go-bid = Bid { $n } { $n ->
    [one] coin
   *[other] coins
}
fx-bid = { $n } { $n ->
    [one] coin
   *[other] coins
} left
line-bid-short = Change medals into coins first, or pass.
line-open = You name your bid next; only then the auction opens.
line-open-short = An auction opens at 8 coins. Change a medal first, or open none.

desk = Trade desk
counter-desk = Your counter-offer
desk-of = { $name } trades
desk-waits = { $name } is thinking of an offer.
offer-to = Offer to
everyone = Everyone
offers-left = { $n ->
    [one] 1 offer left
   *[other] { $n } offers left
}
you-give = You give
you-get = You get
they-give = { $name } gives
somebody-gives = Somebody gives
wants-for = { $name } wants
click-give = click a token below
click-want = click what you want
give-less = Take back: { $token }
want-less = Do not ask for: { $token }
give-coins-less = Give { $n } coin less
give-coins-more = { $n ->
    [one] Give 1 coin more
   *[other] Give { $n } coins more
}
want-coins-less = Ask for { $n } coin less
want-coins-more = { $n ->
    [one] Ask for 1 coin more
   *[other] Ask for { $n } coins more
}
give-label = Give: { $token }. You own { $n }, { $note }.
want-label = Ask { $name } for: { $token }, of { $n }
spare = { $n } spare
needed = needed
any-gap = any gap
shapes-lack = shapes show who lacks it
others-hold = What the others hold
fills-gap = fills a gap of yours
lacks = lacks
eff-mine = Your { $program }
eff-theirs = { $program } of { $name }
eff-none-mine = No show of yours changes
eff-none = No show of { $name } changes
eff-left = { $n ->
    [one] 1 token left to find
   *[other] { $n } tokens left to find
}
eff-star = { $name } would hold { $star }
eff-star-mine = You would hold { $star }
eff-star-aside = The star would be set aside: { $token }
eff-star-note = +4 in a show with that token
desk-give-first = Click a token of yours to give, and what you want for it.
desk-want-first = And what do you want for it?
desk-not-there = Nobody you ask can give all of that. Take something out.
line-trade = Goods change hands as soon as somebody accepts.
ask-trade = { $n ->
    [one] Make your last offer?
   *[other] Make an offer? { $n } are left
}
ask-offer = Offer { $name } { $gives } for { $wants }?
ask-offer-all = Offer everyone { $gives } for { $wants }?
go-send = Send to { $name }
go-send-all = Send to everyone
offer-of = Offer of { $name }
offer-by-you = { $name } offers you
offer-by = { $name } offers { $to }
offer-by-all = { $name } offers everyone
counter-by = Counter-offer of { $name }
counter-line = A counter-offer starts from this deal; each offer allows you one.
line-answer = Goods change hands at once.
bag = In the bag
bag-line = What the markets are filled from, drawn blind.

spectators-tonight = Spectators tonight
show-of = Show of { $name }
count-best = best program, all tokens
the-record = record
income = income
count-label = { $n } spectators: { $sources }
row-program = { $have } of { $size } tokens
row-earlier = { $n ->
    [0] No earlier program
    [one] 1 earlier program
   *[other] { $n } earlier programs
}
row-numbers = no. { $list }
row-each = { $n } each
row-seats = { $n ->
    [0] No luxury seat
    [one] 1 luxury seat
   *[other] { $n } luxury seats
}
row-stars = { $n ->
    [0] No star in the show
    [one] 1 star in the show
   *[other] { $n } stars in the show
}
row-nobles = { $n ->
    [0] No noble in the arena
    [one] 1 noble in the arena
   *[other] { $n } nobles in the arena
}
row-nobles-each = 7, 5 or 3 each
row-podiums = { $n ->
    [0] No podium
    [one] 1 podium
   *[other] { $n } podiums
}
row-medals = Medals handed in
row-medals-line = { $n } each, { $have } in hand
medal-less = One medal less
medal-more = One medal more
ask-noble = { $n ->
    [one] Which noble moves?
   *[other] Which noble moves first?
}
ask-noble-second = Which noble does the second die move?
line-best-show = Best show as it stands: { $n }{ $record ->
    [0] .
   *[other] , your record: { $record }.
}
line-last-medals = { $n ->
    [one] This is your last show, and a medal is still unused
   *[other] This is your last show, and { $n } medals are still unused
}: { $spectators } more spectators if you hand in all you have.
line-wear = It leaves the game.
move-nobles = Move the nobles
move-nobles-line = clockwise; a resting square earns a medal
noble-at = square { $n }
reach-medal = medal
reach-road = on the track
reach-label = { $move }, to square { $n }: { $note }
choose-program = Choose the program
choose-program-line = spectators with all that fits
medal-moves = { $n ->
    [one] Move a noble for your medal
   *[other] Move nobles for medals, you hold { $n }
}
actor-on = { $token } is on stage
actor-held = { $token } is held back
actor-missing = { $token } is missing
actor-joker = A joker stands for { $token }
actor-hold = Hold back.
actor-use = Use it.
cast-whole = Every part is taken.
cast-held = { $n } missing; held back tokens cannot wear out. { $least } at least.
cast-missing = { $n } missing; { $least } at least.
not-used = Not used
go-perform = Begin the show: { $n }

ceremony-of = Closing ceremony, round { $n }
cer-podium = The podium
cer-podium-to = { $name } receives a podium for the highest record, { $n }: +3 in every show.
cer-podium-coins = { $names } share the highest record. Then more coins decide, for { $name }.
cer-podium-dice = { $names } share the highest record and have equally many coins. Then the dice decide, for { $name }: { $rolls }.
cer-no-podium = Nobody has a record yet.
cer-worn = Worn out
cer-none-yet = Nothing so far
cer-donation = The donation
cer-donation-line = The lowest record will ask the podium’s owner for a token.
cer-donation-coins = { $names } share the lowest record. Then fewer coins decide, for { $name }.
cer-donation-dice = { $names } share the lowest record and have equally many coins. Then the dice decide, for { $name }: { $rolls }.
cer-donated = { $giver } gives { $taker } { $token }.
cer-no-donation = No donation this time.
choose-wear = Which token of your show is worn out?
choose-donation = Which token do you ask for?
no-show = no show

end-title = The arenas empty
place = { $n ->
    [1] winner
   *[other] place { $n }
}
in-round = round { $n }
end-breakdown = The record shows by source
end-source = source
end-total = Record
end-coins = Coins and medals (tie)
end-stars = Stars (second tie)
end-earned = Coins earned
end-spent = Coins spent
end-rounds = All shows
band-draft = start programs
band-investing = investing
band-auctions = auctions
band-trading = trading
band-shows = shows
band-ceremony = closing ceremony
sign-record = show with a record
sign-show = show
sign-no-show = no show
sign-arena = arena grows
sign-deal = deal

piece-count = { $n } in the game
piece-star = A performer with a star.
piece-no-star = A prop; it has no star.
piece-token-joker = Stands for any performer or prop in a show. Does not count for stars.
piece-token-action = In phase 1 one more investment at its usual price; or, at any decision of yours in phases 1 to 4, a medal while there are any. Never on stage.
piece-token-emperor = Becomes a medal at once; lost if no medal is left.
piece-program = { $coins ->
    [0] arena { $arena }, free
   *[other] arena { $arena }, { $coins } coins
}
piece-needs = Needs { $tokens }. Spectators: { $spectators }.

changed-bid = { $name } bids { $n }
changed-owner = { $name } belongs to { $owner } now
changed-tokens = tokens
changed-parts = parts of the arena

# what turned the game, after "Livia wins by 4:"
turning-show = “{ $program }” drew { $n } in round { $round }
turning-show-with = “{ $program }” drew { $n } in round { $round }, { $extra } of them { $source }
result-unit = spectators at the best show

scene-round = A new round
scene-invest = Investing
scene-auction = The auction
scene-trade = A trade
scene-nobles = Dice and nobles
scene-performance = The show
scene-ceremony = The ceremony

aim-draft = Which program can you stage first with what you hold?
aim-opening-bid = What is this lot worth to your next show?
aim-bid = What is it worth to you, and to the one you would leave it to?
aim-trade = Which token does your show still lack, and who has it to spare?
aim-offer = What do they need more than you do?
aim-counter = What would make it worth your while?
aim-reply = Does your show gain more than theirs?
aim-cast = Medals draw spectators now, or coins later.
aim-donation = Which token would your next show use?
aim-invest = What makes your next show larger and leaves you coins to bid with?
aim-invest-last = One show is left: what makes it the largest you have given?
aim-open = Which lot fills a gap in your show, or in a rival’s?
aim-answer = Does your show gain more than theirs?
aim-announce = Is tonight’s show worth the token that wears out?
aim-noble = None reaches your arena: a medal, or one led out of a rival’s?
aim-noble-home = Whom do you bring into your arena, and out of whose?
aim-program = The most tonight, or one more program that counts in every later show?
aim-program-last = The last show: which program draws most?
aim-wear = Which token will your next show miss least?

order-bid = Bid for a lot
order-bid-line = Bids as little as is enough, up to your limit, and then passes. Ends with the auctions of this round, or when you have won a lot.
order-bid-1 = Market
order-bid-2 = Up to, in coins
order-bid-told = Market { $first }: bid up to { $second } coins, then pass
order-pass = Pass otherwise
order-pass-line = Passes for every lot of this round for which you have ordered no bid.
order-pass-told = Pass for all other lots of this round
order-sell = Sell a token
order-sell-line = Accepts an offer of this round that wants this token and nothing else, and pays at least so many coins, whatever comes with them. All other offers wait for you, or are refused if you order that too.
order-sell-1 = What you give
order-sell-2 = For at least, in coins
order-sell-told = { $first } for coins, at least { $second }, whoever offers them
order-refuse = Refuse offers
order-refuse-line = Refuses everything that is offered to you in this round’s trading, unless you have ordered to sell it.
order-refuse-told = Refuse all other offers of this round
