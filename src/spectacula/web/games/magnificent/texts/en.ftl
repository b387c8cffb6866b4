game-line = Take dice, stake gems, pitch tents: your camp grows, your posters wait, and every strong colour must be paid for.
where = Round { $round } of { $rounds } · turn { $turn } of { $turns }
where-short = R{ $round } · turn { $turn }
where-end = Round { $round } of { $rounds } · end of the round
where-end-short = R{ $round } · end
where-opening = Before the first round
where-over = Final scoring
round-n = Round { $n }

points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
with-points = { points }
coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
due = { $n } due at round end
due-short = { $n } due at round end, { $missing } missing
due-short-n = { $n } due
due-title = Due at round end
due-note = top colour + clear
col-due = due
col-coins = paid
col-result = result
your-coins = coins held
missing = missing
missing-costs = Each missing coin costs { $price ->
    [one] 1 point
   *[other] { $price } points
} this round.

main-tent = Main tent
main-board = Main board
roads = Rings
display = Posters on display
track = Performance
dice-left = { $n ->
    [one] 1 die left
   *[other] { $n } dice left
}
reserve-left = { $n } in reserve
tent-note = { $dice } dice for { $picks ->
    [one] 1 pick
   *[other] { $picks } picks
} · a clear die takes a colour for one turn
deck = deck
deck-tip = { $n ->
    [0] The poster deck. Nothing has been discarded.
    [one] The poster deck. One poster has been discarded.
   *[other] The poster deck. { $n } posters have been discarded.
}
deck-left = { $n ->
    [one] 1 poster, unseen
   *[other] { $n } posters, unseen
}
ring-label = { $theme } ring: wagon on space { $wagon }, { $tents ->
    [one] 1 tent
   *[other] { $tents } tents
} left
road-of = { $theme } ring
ring-note = { $n ->
    [one] 1 space clockwise
   *[other] 1 to { $n } spaces clockwise
}
spaces-n = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
space-n = space { $n }
space-hat = Taken by the hat of { $name }
steps-used = { $n } used, { $left } left
energy = energy
energy-n = energy { $n }

circuses = The circuses
my-circus = My circus
circus-of = Circus of { $name }
look-at = Look at the circus of { $name }
board-n = Board { $n }
board-space = Board
card-bonus = Card bonus
also-use = Also to use
levels = Build levels
gems = Gems
trainers = Trainers
masters = Master cards
free = free
use = use
used = used
used-undo = take back
card-gone = scored
now-n = now { $n }
worth-now = It would score { $n ->
    [one] 1 point
   *[other] { $n } points
} now
for-you-now = { $n } for you now
set-worth = For you it would score { $n ->
    [one] 1 point
   *[other] { $n } points
} now
set-dice = The dice on your four cards count; it needs none of its own
set-trainer = The trainer beside it is counted in
set-coins = At round end you pay first, then it counts what is left
markers = { $n } ready, { $tired } in the main tent
no-poster = no poster
no-tent = no tent
no-tent-yet = no tent below yet
place-n = Place { $n }
gems-of = { $n } × { $gem }
gems-left = { $gem }, { $n } left
gem-full = A gem without a free slot becomes 1 coin.
poster-label = { $name }: needs { $needs }. Brings { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
tent-label = { $name }: every show in it brings { $yields }.
tent-asks = Asks for { $gems }.
tent-bonus = A tent here brings once: { $what }
under = Under { $name }
tag-ready = ready
tag-no-tent = no tent
tag-camp = tiles there
tag-tiles = { $n ->
    [one] 1 tile short
   *[other] { $n } tiles short
}
tag-short = { $n ->
    [one] 1 tile short
   *[other] { $n } tiles short
}
tag-gems = { $n ->
    [one] 1 gem short
   *[other] { $n } gems short
}
camp-label = Camp of 10 columns and 6 rows: { $covered } of 60 cells covered by { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $areas ->
    [one] 1 area
   *[other] { $areas } areas
} full.
camp-role = camp with a tile in hand; arrow keys move it, R turns, F flips, Enter places it

step-die = Choose a die
step-die-line = the number below is the energy with your own dice
step-card = Put it on a master card
step-card-line = its top bonus is yours this turn
step-energy = Build up energy
step-energy-line = gems are spent, markers wait in the main tent until the round ends
step-action = Choose one action
step-action-line = here, or any place on the scale above
energy-later = First a die, then a card: the sum of your energy appears here.
colour-first = A clear die counts as a colour of your choice this turn. Choose it, then the three actions open.
die-label = { $colour } { $value }, gives energy { $energy }
as-colour = Count the die as { $colour }
sum-die = this die
sum-own = your { $colour }
sum-extra = bonuses
sum-board = board space
add = Add { $what }
give-back = Take back { $what }
lane-build = { $colour } tiles
lane-travel = { $colour } wagon
lane-perform = posters
level-n = level { $n }
level-label = Level { $level }: { $small ->
    [0] { $large ->
        [one] 1 large tile
       *[other] { $large } large tiles
    }
    [one] 1 small{ $large ->
        [0] { " tile" }
        [one] { " and 1 large tile" }
       *[other] { " and " }{ $large } large tiles
    }
   *[other] { $small } small{ $large ->
        [0] { " tiles" }
        [one] { " and 1 large tile" }
       *[other] { " and " }{ $large } large tiles
    }
}
travel-label = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}: { $what }
perform-label = Space { $space }, up to { $posters ->
    [one] 1 poster
   *[other] { $posters } posters
}
sp-poster = open poster
sp-empty = empty space
way-build-none = Not enough energy for the lowest level
way-build-next = { $n } more energy: { $small } small, { $large } large
way-travel = Up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
}: { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}{ $posters ->
    [0] { "" }
    [one] {" and 1 poster"}
   *[other] {" and "}{ $posters } posters
}
way-tents = Tents at { $at }.
way-tents-none = No tent in reach.
way-free = { $n ->
    [0] No free place for a tent.
    [one] 1 free place for a tent.
   *[other] { $n } free places for tents.
}
way-show = Space { $space }: up to { $posters ->
    [one] 1 poster
   *[other] { $posters } posters
}
way-show-none = No free space in reach
way-ready = { $n ->
    [0] No poster is ready.
    [one] 1 poster is ready.
   *[other] { $n } posters are ready.
}
line-sum = { $sum } = energy { $energy }
line-show = the show brings { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
line-due = { $n } due at round end, you have { $coins }

trip-brings = The trip brings
br-gem = yours by passing
br-full = no free slot: 1 coin
br-nothing = nothing
br-passed = only passed
br-poster = yours to take
br-tent = stop here, take it
step-hat = Place your hat
step-posters = { $n ->
    [one] Perform 1 poster
   *[other] Perform up to { $n } posters
}
hat-tip = Your first show of a round moves the hat on the track, the second brings in the other one. The higher your top hat, the earlier you choose at round end.
hat-rank = As the hats stand, you choose { $n ->
    [1] first
    [2] { $players ->
        [2] last
       *[other] second
    }
    [3] { $players ->
        [3] last
       *[other] third
    }
   *[other] last
}.
shown-n = { $n ->
    [0] none chosen
    [one] 1 chosen
   *[other] { $n } chosen
}
tile-once = each tile of your camp serves one poster
no-posters = No poster hangs in your circus. The hat still moves.
tick-tent = tent below
tick-no-tent = no tent below
tick-need = needs { $need }, you have { $have }
tick-free = needs { $need }, { $free } of { $have } free
tick-lack = one missing, { $name } helps
tick-used = uses { $n }
tick-pay = pay { $need }, you have { $have }
tick-clear = pay { $need }, { $clear ->
    [one] 1 clear one stands in
   *[other] { $clear } clear ones stand in
}
tick-paid = pays { $n }
act-on = Perform { $name }
act-off = Take { $name } out of the show
show-it = show
shown = shown
stays = stays
end-show = End the show
points-from-to = points, { $a } → { $b }
coins-from-to = coins, { $a } → { $b }
show-brings = What the show brings
col-poster = poster
col-tent = tent
col-coins-of = coins
gems-after-title = Gems after the show
gems-after = { $gem }: { $left } left, { $given } given this turn
rest-n = { $n ->
    [0] No poster stays.
    [one] 1 poster stays. After the show you may hang it anew.
   *[other] { $n } posters stay. After the show you may hang them anew.
}

h-poster = Choose a poster
h-trip = A poster on the way
h-keep = Keep one of the two
h-discard = All five places are taken: one poster goes
h-lay = Where does the poster go?
h-tent = Where does the tent go?
h-arrange = Hang the posters anew
h-gem = Take a gem
h-pay = Which gem do you give?
h-colour = The die counts as
h-value = Turn the die to
h-copy = Use the bonus of another card
h-passed = Take along a tent you passed
h-hat = Which hat moves?
h-double = Receive a bonus once more
h-build = The next tile
q-poster = from the display, or the top of the deck unseen
q-trip = from the display, or the top of the deck unseen
q-lay = a poster can be shown only above a tent
q-tent = the bonus of the place is yours once
q-arrange = one after the other; or leave all as they are
q-pay = clear gems stand for any colour
leave-note = nothing is taken
you-have = you have { $n }
your-pips = your dice: { $n }
on-cell = on { $cell }
supply-left = { $n } in the supply
fx-camp = Your camp has its tiles.
fx-lacks = Your camp lacks: { $tiles }.
fx-deck = The top poster of the deck, unseen. It cannot be taken back.
fx-score = { $n ->
    [one] 1 point
   *[other] { $n } points
}: from { $now } to { $then }. The card leaves the game.
fx-done = Ends your turn. The next player takes a die.
go-done = End the turn

tile-at = On { $cell }: { $tile }.
tile-covers = It covers: { $bonuses }.
tile-plain = It covers no bonus.
rotate = Rotate
flip = Flip
place-tile = Place tile
ask-travel = Travel { $n ->
    [one] 1 space
   *[other] { $n } spaces
} and end the turn?
ask-place = Place the tile on { $cell } and end the turn?

step-set = Choose a master card with its trainer
step-remove = Remove one set
step-set-line = the highest hat chooses first
set-taken = { $name } took it
set-removed = { $name } removed it
new-card = new
other-roads = The other rings
next-round = Then round { $n } begins
next-markers = All trainer markers come home.
next-hats = The hats slide down in their order.
next-start = { $name } starts and rolls the dice.
next-end = Then the game is counted
next-cards = Cards left score half their points.
next-areas = Completed areas of the camp score.
next-coins = Coins turn into points.
step-score = Score one of your cards and discard it
step-score-line = the others stay; at the end each left counts half
scores-most = scores most
counted = counts { $n }
chooses = chooses
all-paid = Everyone has paid
all-paid-line = strongest colour plus all clear dice; a missing coin costs { $price ->
    [one] 1 point
   *[other] { $price } points
}
dice = Dice
paid-left = { $n ->
    [one] 1 coin left
   *[other] { $n } coins left
}
paid-missing = { $n } missing, −{ $lost }
at-round-end = At round end
top-hat-first = top hat picks first

open-side = Choose the side of your board
open-side-line = both sides lie before you; the bonuses differ
open-draft = Choose a master card
open-draft-line = you keep one, the others go to the left
open-draft-alone-line = four of the six are yours, the others go back into the deck
open-trainer = Choose a trainer
open-trainer-line = a marker calls the trainer once in a turn
side-a = Side A
side-a-line = The same start goods as everybody.
side-b = Side B
side-b-line = Start goods and bonuses of its own.
kept = Kept so far

result = Result
lead = wins by { $n ->
    [one] 1 point
   *[other] { $n } points
}
lead-none = shares the victory
lead-tie = wins the tie
most-from = most from: { $source }
points-from = Where the points came from
points-from-line = the same in numbers below
in-numbers = In numbers
in-numbers-line = underlined: best of the table
total = Total
from-shows = posters and their tents
from-cards = scored at round ends
from-bonuses = camp, cards, trainers
from-left = half, rounded down
from-areas = 4 per full area
from-coins = 1 per 5
from-missing = taken off
last-points = Your last points
cards-half = Cards left, half of each
areas-count = Camp: { $n ->
    [one] 1 point
   *[other] { $n } points
}, 4 for each full area
fillers = { $n ->
    [one] 1 gem left over fills the last cell of an area.
   *[other] { $n } gems left over fill the last cells of areas.
}
coins-left = Coins
coins-count = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}, 1 point for 5: +{ $m }
ladder = The ladder
solo-over = { $n ->
    [one] 1 point
   *[other] { $n } points
}: { $rank }
tip-points = Points
tip-coins = Coins
tip-due = Due at round end
tip-shown = Posters performed
tip-markers = Trainer markers ready
keys-tile-line = turn and flip the tile in hand; arrow keys move it over the camp, Enter places it
band-opening = opening
band-turn = turn
band-round-end = end of the round
chapter-opening = opening
sign-performance = show
sign-journey = journey
sign-building = building
sign-debt = coins lacking

piece-tent = Each poster performed here: { $reward }.
piece-tent-cost = Asks for { $gems }.

changed-tiles = camp tiles
changed-wagon = { $colour } wagon
changed-hat = hat of { $name }
changed-die = die { $value } ({ $colour })

# what turned the game, after "Clara wins by 7:"
turning-performance = { $n ->
    [one] a poster
   *[other] { $n } posters
} on space { $space } brought { $points } in round { $round }
turning-scored = the master card “{ $card }” brought { $points } in round { $round }
turning-card-left = the last card, “{ $card }”, brought { $points }
turning-areas = { $n ->
    [one] a filled area
   *[other] { $n } filled areas
} brought { $points } at the end
turning-coin-points = the coins left brought { $points }
turning-points = a bonus brought { $points } in round { $round }
result-unit = points

scene-opening = The circus gathers
scene-round = A new round
scene-die = A die from the tent
scene-build = A tile in the camp
scene-travel = Travelling
scene-perform = The performance
scene-wages = The wages
scene-sets = Cards and trainers
scene-score = A card is scored
scene-end = The greatest circus
end-count = { $name } gains { $n ->
    [one] 1 point
   *[other] { $n } points
} for all that is left.

aim-side = Which camp will you still have room in at the end?
aim-draft = Which card will your camp fulfil anyway?
aim-trainer = Which help will you want every round?
aim-hat = Which space can you do without?
aim-set = Which card scores best with the camp you have?
aim-remove = Which set would help the other most?
aim-score = Which card will never be worth more than now?
aim-die = Which colour do you need, and what will its pips cost you at round end?
aim-card = Which bonus helps in this turn, and which is better kept for a later die?
aim-turn = Which of the three brings you nearest to your next show?
aim-turn-clear = Which colour’s dice, tiles and wagon do you need now?
aim-turn-show = { $n ->
    [one] A poster is ready
   *[other] { $n } posters are ready
}: perform now, or make more of it first?
aim-turn-build = { $poster } still lacks: { $tiles }. Is this the die for it?
aim-turn-tent = { $poster } waits for a tent: does this trip end on one?
aim-turn-poster = You have no poster to show: does a trip pass one?
aim-build = Which tile do your posters still lack?
aim-build-over = { aim-travel }
aim-travel = Is there a trainer you will not need again this round?
aim-show = Which poster pays best with the gems you have?
aim-show-over = { aim-travel }
aim-poster = Which one will your camp and your tents be ready for first?
aim-trip = Which one will your camp be ready for first, or none of them?
aim-lay = Above which tent does it pay most?
aim-discard = Which one will you hardly show any more?
aim-keep = Which of the two can you show sooner?
aim-gem = Which colour do your posters and tents ask for?
aim-pay = Which gem can you spare?
aim-colour = With which of your dice does it make most energy?
aim-value = More energy now, or fewer pips to pay for at round end?
aim-copy = Which bonus helps most in this turn?
aim-double = Which of them do you need once more?
aim-passed = Which tent pays most for the posters you hold?
aim-tent = Which bonus do you want now, and under which poster does the tent pay?
aim-rotate = Which way does it reach a bonus and leave no holes?
aim-cell = Which bonus does it cover, and what will still fit beside it?
aim-arrange = Which poster pays most above which tent?

order-score = Score a card
order-score-line = Scores this master card at the end of the round, if you still have it.
order-score-1 = Master card
order-score-told = At the end of the round score: { $first }
