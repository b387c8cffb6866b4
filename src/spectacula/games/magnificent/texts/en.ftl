title = The Magnificent
tagline = Dice, tents and posters: who runs the finest circus?
intro = You lead a circus for three rounds of four turns. Each turn you take a die, put it on a master card and turn its pips into one action: build up the camp, send a wagon round a ring for gems, posters and tents, or put on a show. Dice of one colour make each other stronger, but at the end of the round the strongest colour must be paid for.
note-cards = Cards, posters, tents, trainers and boards are our own reconstruction; the printed ones differ.

option-start_posters = Start posters
option-start_posters-help = How many posters have a green back. Everybody gets one of them; the others leave the game.
option-start_posters-4 = 4
option-start_posters-6 = 6
option-camp_tiles = Camp tiles
option-camp_tiles-help = The size of the supply: 48 small and 36 large tiles, or 36 of each. Either way a colour can run out.
option-camp_tiles-84 = 84
option-camp_tiles-72 = 72
option-setup = Start
option-setup-help = First game: the A side and the four cards of your board. Advanced: you choose the side and draft the cards. Alone you keep four of six cards either way.
option-setup-first_game = first game
option-setup-advanced = advanced
option-turn_order = Turn order
option-turn_order-help = In rounds 2 and 3 the lowest hat starts. The others follow clockwise, or as their hats stand.
option-turn_order-clockwise = clockwise
option-turn_order-hats = by hats

rank-0 = No crown yet
rank-1 = Victory
rank-2 = Ringmaster
rank-3 = Magnificent

colour-orange = orange
colour-green = green
colour-purple = purple
colour-clear = clear
theme-orange = Fire
theme-green = Beasts
theme-purple = Magic
die-orange = orange
die-green = green
die-purple = purple
die-clear = clear
gem-orange = orange gem
    .many = orange gems
gem-green = green gem
    .many = green gems
gem-purple = purple gem
    .many = purple gems
gem-clear = clear gem
    .many = clear gems
gem-any = gem of any colour
    .many = gems of any colour
tile-small-orange = small orange tile
    .the = the small orange tile
tile-small-green = small green tile
    .the = the small green tile
tile-small-purple = small purple tile
    .the = the small purple tile
tile-large-orange = large orange tile
    .the = the large orange tile
tile-large-green = large green tile
    .the = the large green tile
tile-large-purple = large purple tile
    .the = the large purple tile
action-build = Build
action-travel = Travel
action-show = Perform

source-shows = Shows
source-cards = Master cards
source-bonuses = Bonuses
source-left = Cards left
source-areas = Areas
source-coins = Coins
source-missing = Missing coins

does-energy = +{ $n } energy
does-coins = +{ $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
does-points = +{ $n ->
    [one] { $n } point
   *[other] { $n } points
}
does-gem-die = { $n ->
    [one] 1 gem in the colour of the action
   *[other] { $n } gems in the colour of the action
}
does-gem-clear = { $n ->
    [one] 1 clear gem
   *[other] { $n } clear gems
}
does-gem-any = { $n ->
    [one] 1 orange, green or purple gem
   *[other] { $n } orange, green or purple gems
}
does-gems-two = { $n } gems of different colours, none of them clear
does-poster = { $n ->
    [one] take 1 poster
   *[other] take { $n } posters
}
does-two-posters = draw 2 posters, keep 1, +{ $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
does-marker = { $n ->
    [one] 1 trainer marker
   *[other] { $n } trainer markers
}
does-marker-back = { $n ->
    [one] take a marker back from the main tent
   *[other] take { $n } markers back from the main tent
}
does-colour = the die counts as a colour of your choice this turn
does-die-value = change the die by up to { $n }; the new value is what you pay
does-copy = use the bonus of another own card with a die
does-small-tile = { $n ->
    [one] Build: 1 more small tile
   *[other] Build: { $n } more small tiles
}
does-recolour = Build: one tile in another colour
does-survey = Build: tiles need not touch; +{ $n } energy if used before
does-double = Build: a bonus you covered once more
does-tent-passed = Travel: take a tent you only pass
does-extra-poster = { $n ->
    [one] Perform: 1 poster more, five at most
   *[other] Perform: { $n } posters more, five at most
}
does-lack-tile = Perform: one poster may lack a small tile

bonus-energy = energy
bonus-coins = coins
bonus-points = points
bonus-gem-die = die gem
bonus-gem-clear = clear gem
bonus-gems-two = two gems
bonus-poster = poster
bonus-marker-back = marker
bonus-colour = colour
bonus-die-value = die value
bonus-copy = copy
bonus-small-tile = small tile
bonus-tent-passed = tent
bonus-extra-poster = encore

per-row = { $points } per full row
per-column = { $points } per full column
per-area = { $points } per full area
per-cell = { $points } per { $per } covered cells
per-bonus = { $points } per { $per } covered bonus cells
per-small = { $points } per small tile
per-large = { $points } per large tile
per-orange = { $points } per orange tile
per-green = { $points } per green tile
per-purple = { $points } per purple tile
per-pair = { $points } per pair of small and large in one colour
per-trio = { $points } per trio of all three tile colours
per-tent = { $points } per tent, the printed one too
per-shown = { $points } per poster performed
per-hand = { $points } per poster still waiting
per-marker = { $points } per trainer marker
per-trainer = { $points } per trainer tile
per-gem = { $points } per gem
per-clear = { $points } per clear gem
per-gem-set = { $points } per set of all four gems
per-coin = { $points } per coin left after paying
per-hat = { $points } × the number at your highest hat, 0 on a start space
per-die-colour = { $points } per die colour
per-die-low = { $points } per die of 1 to 3

score-row = Rows
score-column = Columns
score-area = Areas
score-cell = Cells
score-bonus = Bonus cells
score-small = Small tiles
score-large = Large tiles
score-orange = Orange tiles
score-green = Green tiles
score-purple = Purple tiles
score-pair = Pairs
score-trio = Trios
score-tent = Tents
score-shown = Shows
score-hand = Waiting posters
score-marker = Markers
score-trainer = Trainers
score-gem = Gems
score-clear = Clear gems
score-gem-set = Gem sets
score-coin = Coins
score-hat = Hat
score-die-colour = Die colours
score-die-low = Dice of 1 to 3

card-M01 = { score-row } ({ bonus-coins })
card-M02 = { score-tent } ({ bonus-energy })
card-M03 = { score-orange } ({ bonus-gem-die })
card-M04 = { score-marker } ({ bonus-points })
card-M05 = { score-column } ({ bonus-coins })
card-M06 = { score-shown } ({ bonus-energy })
card-M07 = { score-green } ({ bonus-gem-clear })
card-M08 = { score-gem } ({ bonus-marker-back })
card-M09 = { score-purple } ({ bonus-coins })
card-M10 = { score-area } ({ bonus-energy })
card-M11 = { score-trainer } ({ bonus-gem-die })
card-M12 = { score-pair } ({ bonus-colour })
card-M13 = { score-large } ({ bonus-coins })
card-M14 = { score-bonus } ({ bonus-energy })
card-M15 = { score-hat } ({ bonus-gem-die })
card-M16 = { score-small } ({ bonus-poster })
card-M17 = { score-row } ({ bonus-gem-die })
card-M18 = { score-row } ({ bonus-poster })
card-M19 = { score-column } ({ bonus-energy })
card-M20 = { score-column } ({ bonus-points })
card-M21 = { score-area } ({ bonus-coins })
card-M22 = { score-area } ({ bonus-gem-clear })
card-M23 = { score-cell } ({ bonus-coins })
card-M24 = { score-cell } ({ bonus-marker-back })
card-M25 = { score-orange } ({ bonus-gems-two })
card-M26 = { score-green } ({ bonus-tent-passed })
card-M27 = { score-purple } ({ bonus-small-tile })
card-M28 = { score-small } ({ bonus-coins })
card-M29 = { score-large } ({ bonus-points })
card-M30 = { score-large } ({ bonus-die-value })
card-M31 = { score-pair } ({ bonus-energy })
card-M32 = { score-pair } ({ bonus-coins })
card-M33 = { score-trio } ({ bonus-coins })
card-M34 = { score-trio } ({ bonus-colour })
card-M35 = { score-tent } ({ bonus-poster })
card-M36 = { score-tent } II ({ bonus-energy })
card-M37 = { score-shown } ({ bonus-gem-clear })
card-M38 = { score-shown } ({ bonus-extra-poster })
card-M39 = { score-marker } ({ bonus-coins })
card-M40 = { score-marker } ({ bonus-copy })
card-M41 = { score-gem } ({ bonus-energy })
card-M42 = { score-clear } ({ bonus-points })
card-M43 = { score-clear } ({ bonus-energy })
card-M44 = { score-gem-set } ({ bonus-coins })
card-M45 = { score-gem-set } ({ bonus-die-value })
card-M46 = { score-coin } ({ bonus-gem-die })
card-M47 = { score-coin } ({ bonus-energy })
card-M48 = { score-hat } ({ bonus-gem-clear })
card-M49 = { score-trainer } ({ bonus-colour })
card-M50 = { score-die-colour } ({ bonus-coins })
card-M51 = { score-die-colour } ({ bonus-copy })
card-M52 = { score-die-low } ({ bonus-points })
card-M53 = { score-die-low } ({ bonus-marker-back })
card-M54 = { score-hand } ({ bonus-gems-two })
card-M55 = { score-hand } ({ bonus-points })
card-M56 = { score-bonus } ({ bonus-poster })

trainer-TR01 = Doubler
    .help = While building: receive a bonus you covered in this action once more.
trainer-TR02 = Echo
    .help = Use the top bonus of another of your cards that holds a die.
trainer-TR03 = Strongman
    .help = More energy, before the action.
trainer-TR04 = Chameleon
    .help = The die counts as any colour this turn.
trainer-TR05 = Carpenter
    .help = While building: one more small tile in the colour of the action.
trainer-TR06 = Surveyor
    .help = Tiles of this action need not touch; a little energy if used before building.
trainer-TR07 = Coachman
    .help = After a trip: take a tent you only passed.
trainer-TR08 = Bill-sticker
    .help = Draw two posters from the deck, keep one, and gain a coin.
trainer-TR09 = Encore
    .help = While performing: one poster more than the space allows, five at most.
trainer-TR10 = Prop master
    .help = While performing: one poster may lack a small tile.
trainer-TR11 = Jeweller
    .help = Take a clear gem.
trainer-TR12 = Cashier
    .help = Take coins.
space-H1 = Board space: energy
    .help = More energy, before the action.
space-H2 = Board space: colour
    .help = While building: one tile in another colour, same size.
space-H3 = Board space: poster
    .help = Take a poster from the display or the deck.
space-H4 = Board space: gem
    .help = Take an orange, green or purple gem.

tent-T00 = Home Tent
tent-T01 = Penny Tent
tent-T02 = Market Tent
tent-T03 = Red Marquee
tent-T04 = Blue Marquee
tent-T05 = Star Tent
tent-T06 = Flag Tent
tent-T07 = Golden Tent
tent-T08 = Laurel Tent
tent-T09 = Ember Dome
tent-T10 = Forest Dome
tent-T11 = Moon Dome
tent-T12 = Wanderer’s Dome
tent-T13 = Palace of Embers
tent-T14 = Palace of Groves
tent-T15 = Palace of Dusk
tent-T16 = Crystal Palace

poster-SAO = First Spark
poster-SAG = Clever Goat
poster-SAP = Coin and Cup
poster-SBO = Fiery Bo
poster-SBG = Dancing Bear
poster-SBP = Rabbit Parade
poster-R01O = Matchstick Mina
poster-R01G = Sparrow School
poster-R01P = Card Whisperer
poster-R02O = Torch Walkers
poster-R02G = Elephant Waltz
poster-R02P = Floating Lady
poster-R03O = Smoke and Feathers
poster-R03G = Doctor Hush
poster-R03P = Candle Oracle
poster-R04O = Iron Iva
poster-R04G = Lion at Tea
poster-R04P = Starfall
poster-R05O = Salamander
poster-R05G = Midnight Owl
poster-R05P = Phoenix Trick
poster-R06O = Twin Flames
poster-R06G = Monkey Brothers
poster-R06P = Luna on Silk
poster-R07O = Dragon Riders
poster-R07G = Big Amara
poster-R07P = Burning Mirror
poster-R08O = Ember Sisters
poster-R08G = Rajan’s Leap
poster-R08P = Madame Oria
poster-R09O = Wall of Fire
poster-R09G = Wild Ring
poster-R09P = Hall of Mirrors
poster-R10O = Three Wishes
poster-R10G = Three Paws
poster-R10P = Three Cups
poster-R11O = Firebirds
poster-R11G = Cat and Moon
poster-R11P = Sun Magician
poster-R12O = Caravan of Wonders
poster-R12G = Night Menagerie
poster-R12P = Glass Blower
poster-R13O = Pepper & Ash
poster-R13G = Queen of Swans
poster-R13P = Professor Sulphur
poster-R14O = Shadow Theatre
poster-R14G = Volcano Clown
poster-R14P = Dream of the Whale
poster-R15O = Grand Gala
poster-R15G = Grand Safari
poster-R15P = Grand Illusion
poster-R16O = Children of the Sun
poster-R16G = White Stag
poster-R16P = Blazing Finale

prompt-side = Choose the side of your board
prompt-draft = Keep one master card and pass the others to the left
prompt-draft-alone = Keep a master card: four of the six are yours, the others go back into the deck
prompt-trainer = Choose a trainer tile
prompt-die = Take a die from the main tent
prompt-card = Put the die on one of your free master cards
prompt-turn = Energy { $energy }: build, travel or perform
prompt-turn-clear = Energy { $energy }: choose a colour for the clear die
prompt-build = Build: choose the next tile, { $small } small and { $large } large to go
prompt-build-over = No further tile can be built. Use a trainer or end your turn
prompt-travel = The trip is over. Use a trainer or end your turn
prompt-show = Perform a poster, { $left ->
    [one] one more is
   *[other] up to { $left } more are
} allowed
prompt-show-over = No further poster can be performed. Use a trainer or end the show
prompt-hat = Which hat moves to space { $space }?
prompt-poster = Take a poster from the display or the deck
prompt-trip = A poster on the way: take one from the display or the deck, or leave it
prompt-lay = Where do you put { $poster }?
prompt-discard = Your poster area is full. Which poster do you discard?
prompt-keep = Keep one of the two posters
prompt-gem = Which gem do you take?
prompt-pay = { $poster }: which gem do you give for the { $gem }?
prompt-colour = Which colour does the die count as?
prompt-value = Turn the die to another value
prompt-copy = Whose bonus do you use?
prompt-double = Which bonus do you receive once more?
prompt-passed = Which tent do you take along?
prompt-tent = Where do you pitch { $tent }?
prompt-rotate = Turn or flip { $tile }
prompt-cell = Place { $tile }
prompt-arrange = Hang the posters anew, or leave them: where does { $poster } go?
prompt-arrange-next = Where does { $poster } go?
prompt-set = Choose a master card and the trainer tile beside it
prompt-remove = Remove one set before the other player takes the last
prompt-score = Score one of your five master cards

move-done = Finish
move-leave = Leave it
move-keep = Leave the posters as they are
move-deck = Draw from the deck
move-bonus = Use the bonus of the card
move-side = Play the { $side } side
move-hat = { $hat ->
    [lower] Move the lower hat
   *[higher] Move the higher hat
}
move-die = Take { $name } { $value }
move-card = Card { $name }
move-trainer = { $name }
move-space = { $name }
move-colour = Choose { $name }
move-spend = Give 1 { $name } for energy
move-gem = Take 1 { $name }
move-pay = Pay 1 { $name }
move-value = Turn the die to { $number }
move-build = Build at level { $level }
move-travel = Travel { $number ->
    [one] { $number } space
   *[other] { $number } spaces
}
move-perform = Perform on space { $space }, up to { $posters ->
    [one] { $posters } poster
   *[other] { $posters } posters
}
move-tile = Build the { $name }
move-turn = Turn { $number }
move-cell = On { $cell }
move-place = Place { $number }
move-tent = Take { $name }
move-poster = Take { $name }
move-discard = Discard { $name }
move-show = Perform { $name }

event-first = { $player } is the first player.
event-board = { $player } plays board { $board }.
event-start-poster = { $player } starts with the poster { $poster }.
event-side = { $player } chooses board { $board }.
event-cards = { $player } has kept four master cards.
event-trainer = { $player } takes the trainer tile { $trainer }.
event-round = Round { $n } begins: { $player } starts and rolls the dice.
event-die = { $player } takes { $die } { $value } and puts it on { $card }.
event-bonus = { $player } uses the bonus of { $card }.
event-copied = { $player } copies the bonus of { $card }.
event-trained = { $player } calls the { $trainer }.
event-space = { $player } puts a marker on the main board: { $space }.
event-spent = { $player } gives 1 { $gem } for energy.
event-colour = { $player } declares the die { $colour }.
event-value = { $player } turns the die to { $n }.
event-build = { $player } builds at level { $level } with energy { $energy }.
event-tile = { $player } places a { $tile } on { $cell }.
event-travel = { $player } travels { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} on the { $colour } ring.
event-perform = { $player } performs on space { $space } with energy { $energy }.
event-coins = { $player } gains { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
event-points = { $player } gains { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
event-gems = { $player } stores { $n } { $gem }.
event-full = { $player } has no slot for { $n } { $gem } and takes { $n ->
    [one] a coin
   *[other] { $n } coins
} instead.
event-marker = { $player } gains a trainer marker.
event-marker-back = { $player } takes a trainer marker back from the main tent.
event-poster = { $player } takes the poster { $poster }.
event-drawn = { $player } draws the poster { $poster }.
event-discarded = { $player } discards { $poster }.
event-left-poster = { $player } leaves a poster on the way.
event-tent = { $player } pitches { $tent } on place { $n }.
event-left-tent = { $player } leaves { $tent } standing.
event-shown = { $player } performs { $poster } in { $tent }.
event-earned = { $player } earns { $n ->
    [one] { $n } point
   *[other] { $n } points
} and { $m ->
    [one] { $m } coin
   *[other] { $m } coins
}.
event-paid-gem = { $player } pays 1 { $gem }.
event-arranged = { $player } hangs the posters anew.
event-lost-tiles = { $player } cannot place all tiles. Lost: { $n } small, { $m } large.
event-reserve = The reserve brings { $die } { $n }.
event-paid = { $player } pays { $n } of { $m ->
    [one] { $m } coin
   *[other] { $m } coins
}.
event-missing = { $player } lacks { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} and loses { $m ->
    [one] { $m } point
   *[other] { $m } points
}.
event-hat-home = { $player } takes the hat on space { $space } home.
event-set = { $player } takes the card { $card } and the { $trainer }.
event-set-card = { $player } takes the card { $card }.
event-removed = { $player } removes the card { $card } and the { $trainer }.
event-removed-card = { $player } removes the card { $card }.
event-removed-left = The card { $card } and the { $trainer } leave the game.
event-removed-left-card = The card { $card } leaves the game.
event-scored = { $player } scores { $card }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
event-home = All trainer markers come home.
event-card-left = { $player } has { $card } left: { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
event-coin-points = { $player } has { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} left: { $m ->
    [one] { $m } point
   *[other] { $m } points
}.
event-areas = { $player } has filled { $n ->
    [one] { $n } area
   *[other] { $n } areas
}: { $m ->
    [one] { $m } point
   *[other] { $m } points
}.
event-won = { $player } wins with { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
event-lost = { $player } ends with { $n ->
    [one] { $n } point
   *[other] { $n } points
}, short of the goal.

why-must-build = A tile that fits must be built.
why-must-take = This one must be taken.
why-die-first = That needs the die of this turn: take it first.
why-bonus-used = The bonus of this card has been used in this turn.
why-not-in-draft = { $name } is not among the tiles of the draft.
why-not-your-trainer = You do not have the { $name }.
why-used-trainer = { $name } already holds a marker this turn.
why-no-marker = You have no trainer marker ready.
why-too-late = Energy and colour are fixed once the action has started.
why-colour-locked = A gem has tied this turn to its colour.
why-other-action = This only helps during the action { $action }.
why-no-tired-marker = None of your markers lies in the main tent.
why-nothing-to-copy = No other card of yours holds a die and has a bonus that works now.
why-no-use = This would do nothing now.
why-die-has-colour = Only a clear die needs a colour.
why-colour-first = Choose a colour for the clear die first.
why-gem-colour = Only gems in { $colour } and clear ones strengthen this action, not a { $name }.
why-no-gem = You have no { $name }.
why-space-taken = Space { $space } is taken by a hat.
why-energy = That needs energy { $need }, you have { $energy }.
why-not-on-display = { $name } is not on display.
why-not-your-card = You do not have the card { $name }.
why-cannot-copy = { $name } holds no die, or its bonus does not work now.
why-card-has-die = { $name } already holds a die.
why-same-turn = Turned like this, { $name } looks as in an earlier position.
why-no-fit = Like this, { $name } does not fit.
why-outside = From { $cell } the tile would leave the camp.
why-covered = From { $cell } the tile would cover another one.
why-not-beside = On { $cell } the tile would not share a side with one of yours.
why-cannot-double = The bonus on { $cell } cannot be received once more.
why-not-in-level = The level has no { $name } left.
why-tile-colour = Tiles of this action are { $colour }.
why-no-supply = No { $name } is left in the supply.
why-not-drawn = { $name } is not one of the two.
why-not-your-poster = { $name } is not in your poster area.
why-enough-shown = This space allows no more than { $posters ->
    [one] { $posters } poster
   *[other] { $posters } posters
}.
why-no-tent = There is no tent below { $name }.
why-tiles-missing = Your camp lacks tiles for { $name }, or they serve another poster of this show.
why-gems-missing = For { $name } you lack { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}.
why-no-such-die = The main tent has no such die.
why-place-taken = There is a poster on this place.
why-tent-there = There is a tent on this place.
why-not-passed = Your wagon has not passed this tent.
why-cannot-pay = That gem cannot pay for this, or you need it for the rest.
why-value = The die cannot be turned to that value.
why-gem-twice = The two gems must differ in colour.
why-same-colour = The die already has that colour.

# the table in the terminal
terminal-turn = Round { $round } of { $rounds }, turn { $turn } of { $turns }.
terminal-main-tent = Main tent: { $dice }.
terminal-ring = Ring { $colour }, the wagon in brackets: { $spaces }
terminal-poster = poster
terminal-stand = { $space }: { $names }
terminal-track = Performance track, hats: { $taken }. Free spaces: { $free }.
terminal-store = Supply: { $tiles }; { $posters } posters in the deck. On display:
terminal-bill = { $name }: needs { $needs }; brings { $reward }
terminal-set = Display: { $pair }
terminal-circus = { $name }: { $points } points, { $coins } coins, { $markers } markers ready. To pay at the end of the round: { $due }, missing: { $missing }
terminal-card = { $card } (worth { $worth } now)
terminal-place = Place { $number }: { $poster } / { $tent }
terminal-tent-bonus = A tent here brings: { $bonus }.
terminal-camp = Camp: { $covered } cells covered, { $rows } rows and { $columns } columns full
terminal-uncovered = Bonuses to cover: { $cells }
terminal-energy = { $name } plays { $die }: energy { $energy }.
terminal-laying = { $tile } in hand; it can begin on { $cells }.

# why a move is proposed
hint-magnificent-points = It scores about { $gain } more { $gain ->
    [one] point
   *[other] points
} soon.
hint-magnificent-coins = It is easier to pay for: worth about { $gain }.
hint-magnificent-stock = It leaves more gems and trainer markers to use: worth about { $gain }.
hint-magnificent-cards = Your master cards count about { $gain } more.
hint-magnificent-posters = Your posters come closer to a show: worth about { $gain } more.
hint-magnificent-areas = Your camp fills up better: worth about { $gain } more.
