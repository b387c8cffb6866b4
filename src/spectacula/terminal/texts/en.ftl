terminal-me = Harlequin
terminal-help = You play as { $name }. Type the number of a choice, or ? and the number to hear what it would do. t: the table, u: take back, s: save, q: leave, ?: this help.
terminal-compiling = preparing fast rules for later: { $done } of { $total }
terminal-number = Choose a number from 1 to { $most }.
terminal-no-undo = That cannot be taken back: somebody else has moved, or something was revealed.
terminal-winners = { $n ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
terminal-lost = Nobody wins this time.
terminal-save-question = Save the game? [Y/n]
terminal-saved = Saved as { $path }. Go on with: spectacula play { $game } --resume { $path }
terminal-season = Season { $season } of { $seasons }, turn { $round }.
terminal-king = The King wants { $mood }: the needle is on { $field } of { $fields }.
terminal-decks = Cards left: { $encounters } Encounter cards, { $requests } Secret Requests.
terminal-empty = –
terminal-troupe = { $name }: { $ecus ->
    [one] 1 Ecu
   *[other] { $ecus } Ecus
}, comedy { $comedy }, tragedy { $tragedy }, Travel cards { $travel }, Managers at home { $managers }, Secret Requests { $requests }
terminal-used = used
terminal-ready = ready
terminal-met = fulfilled now
terminal-not-met = not fulfilled
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
terminal-lacks = Still missing: { $tokens }.
terminal-hammer = Market { $market } is up for auction; { $name } names the first bid.
terminal-bid = Market { $market }: { $name } leads with { $bid }. Passed: { $passed }.
terminal-trade = { $name } trades; offers left: { $offers }.
terminal-bundle = { $name } gives { $gives } and wants { $wants }
terminal-dice = { $name } puts on a show. Dice: { $dice }.
terminal-show = { $program } with { $tokens }: { $spectators } spectators ({ $sources })

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

terminal-record = { $title }, { $players ->
    [one] one player
   *[other] { $players } players
}, { $moves ->
    [one] one move
   *[other] { $moves } moves
}
terminal-account = { $name }: expected { $expected } at the first choice, choices { $choices }, luck { $luck }, ended with { $score }
terminal-costliest = The choices that cost most:
terminal-costly = move { $move }, { $name }: { $played } ({ $cost }). Better: { $better }
