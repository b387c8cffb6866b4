title = Histrio
tagline = Travelling troupes, secret roads and a moody King
intro = You lead a theater troupe through eight Cities. Every turn all players choose a City in secret. Alone there, you take everything it offers: Actors, Acrobats, Ecus. If you meet somebody, the Actors head straight for Court and sway the King, and a Secret Request consoles you. At the end of each of two seasons the King pays for shows that suit his mood, comedy or tragedy, and most for the best one.

option-dial = Spaces of the dial per side
option-dial-help = How far the King’s mood can swing. On a short dial a single strong Actor can change it.
option-dial-4 = 4, fickle
option-dial-5 = 5
option-dial-6 = 6, as usual
option-dial-7 = 7
option-dial-8 = 8, stubborn
option-requests_open = Open requests
option-requests_open-help = Secret Requests lie face up, so everybody knows what the others hope for.
option-requests_open-false = secret
option-requests_open-true = open
option-season_one_only = Short game
option-season_one_only-help = Ends after the first season: about twenty minutes.
option-season_one_only-false = two seasons
option-season_one_only-true = one season
company-2 = With two players, an allied troupe travels beside each of you. Every turn you learn in secret which City yours goes to, before you choose your own. It takes nothing, but where it stands you are not alone: the cards there are discarded.

comedy = comedy
    .towards = towards comedy
tragedy = tragedy
    .towards = towards tragedy

city-1 = Laughwell
city-2 = Tearford
city-3 = Maskton
city-4 = Lanthorn
city-5 = Powderby
city-6 = Wingate
city-7 = Featherly
city-8 = Lionhall

card-comedian-1 = Comedian 1
card-comedian-2 = Comedian 2
card-comedian-3 = Comedian 3
card-comedian-4 = Comedian 4
card-comedian-5 = Comedian 5
card-tragedian-1 = Tragedian 1
card-tragedian-2 = Tragedian 2
card-tragedian-3 = Tragedian 3
card-tragedian-4 = Tragedian 4
card-tragedian-5 = Tragedian 5
card-bonus-1 = Bonus 1
card-bonus-2 = Bonus 2
card-bonus-3 = Bonus 3
card-ox = Ox
    .object = the Ox
card-horse = Horse
    .object = the Horse
card-turtle = Turtle
    .object = the Turtle
card-bear = Bear
    .object = the Bear
card-fox = Fox
    .object = the Fox
card-elephant = Elephant
    .object = the Elephant
card-peacock = Peacock
    .object = the Peacock
card-owl = Owl
    .object = the Owl
card-monkey = Monkey
    .object = the Monkey
card-raven = Raven
    .object = the Raven
card-chameleon = Chameleon
    .object = the Chameleon
sort-comedian = Comedian
sort-tragedian = Tragedian
sort-bonus = Bonus
sort-acrobat = Acrobat

effect-1 = All your Travel cards and Caravels come back to you, those of this turn too.
effect-2 = Steal 1 Ecu from an opponent of your choice.
effect-3 = Put a Manager on stage at the Theater, then gain 1 Ecu for every Manager there, of any color.
effect-4 = No effect.
effect-5 = Pay 1 Ecu to the Treasury. If you cannot, the Actor is discarded without effect.
effect-short-1 = Recover cards
effect-short-2 = Steal 1 Ecu
effect-short-3 = Manager on stage
effect-short-4 = No effect
effect-short-5 = Pay 1 Ecu
help-bonus = Gain the Ecus shown; then the card is discarded.
help-ox = Before the choice: announce your City openly. Nobody else may travel there this turn; an allied troupe that draws it stays away.
help-horse = Before the choice: play two Travel cards this turn and visit both Cities, each on its own. You need two cards that you may play.
help-turtle = Before the choice: choose your City only after everybody else has revealed theirs.
help-bear = After the reveal: pay 1 Ecu to every player you share your City with, and 1 to the Treasury for every allied troupe there, and resolve it as if you were alone. The others still draw a Secret Request, you do not. If you cannot pay for all, the Bear stays at home.
help-fox = After City 8: steal 2 Ecus from one opponent, or 1 if there is no more.
help-elephant = After City 8: move the needle 1 to 3 spaces either way.
help-peacock = After City 8: gain 1 Ecu for every Manager on stage, at least 1, at most 4.
help-owl = After City 8: draw three Secret Requests and discard one of these three. Then discard down to three as usual.
help-monkey = After City 8: take an Actor who went to Court this turn into your troupe, without its effect. It makes no difference whether somebody sent him or he ran there because several troupes met.
help-raven = At the end of a season, before the totals: send an Actor of your troupe to Court.
help-chameleon = At the end of a season it adds 1 to the difference, for comedy or for tragedy as you choose. It is not an Actor: it earns no Ecu of its own, and no request counts it as one.
help-short-bonus = Ecus at once
help-short-ox = Close a City
help-short-horse = Two Cities
help-short-turtle = Choose last
help-short-bear = Pay off the others
help-short-fox = Steal up to 2
help-short-elephant = Push the King
help-short-peacock = Manager income
help-short-owl = Draw 3 requests
help-short-monkey = Catch an Actor
help-short-raven = Late trip to Court
help-short-chameleon = Comedy or tragedy

request-favored = The Favored
request-queen = The Queen
request-almoner = The Almoner
request-banker = The Banker
request-jester = The Jester
request-ceremonies = The Master of Ceremonies
request-diplomat = The Diplomat
request-hermit = The Hermit
request-chamberlain = The Chamberlain
request-preceptor = The Preceptor
request-dauphin = The Dauphin
request-marshal = The Marshal
request-cartographer = The Cartographer
request-twins = The Twins
request-countess = The Countess
request-dowager = The Dowager
request-marquis = The Marquis
request-cardinal = The Cardinal
request-fop = The Fop
request-nun = The Nun
request-flutist = The Flutist
request-confessor = The Confessor
wish-favored = Your show pleases the King.
wish-queen = Your show leans to what the King does not want.
wish-almoner = Nobody has fewer Ecus than you.
wish-banker = Nobody has more Ecus than you.
wish-jester = At least 2 Actors, and the difference of your show is 1 at most.
wish-ceremonies = At least 2 Acrobats, Chameleons included.
wish-diplomat = At least 2 Comedians and 2 Tragedians.
wish-hermit = At most 3 Actors.
wish-chamberlain = At least 1 of your Managers is on stage.
wish-preceptor = Actors of at least 4 different levels.
wish-dauphin = At least 3 Actors of level 1 or 2.
wish-marshal = At least 2 Actors of level 4 or 5.
wish-cartographer = At least 4 of your Caravels are on the board.
wish-twins = 2 Comedians or 2 Tragedians of the same level.
wish-countess = At least 3 Comedians.
wish-dowager = At least 3 Tragedians.
wish-marquis = The levels of your Comedians add up to 9 or more.
wish-cardinal = The levels of your Tragedians add up to 9 or more.
wish-fop = At least 2 Comedians and no Tragedian.
wish-nun = At least 2 Tragedians and no Comedian.
wish-flutist = The needle is on comedy 3 or further.
wish-confessor = The needle is on tragedy 3 or further.

source-actors = Matching Actors
source-show = Shows
source-requests = Secret Requests
source-bonus = Bonuses
source-managers = Managers
source-thefts = Stolen
source-losses = Lost to thieves
source-fees = Paid for level 5
source-acrobats = Acrobats

window-announce = before the Cities are chosen
window-bear = after the reveal
window-acrobats = after City 8
window-raven = at the end of a season

prompt-announce = Use an Acrobat before the Cities are chosen?
prompt-travel = Choose your destination
prompt-travel-pair = Choose your two destinations
prompt-turtle = Everybody has revealed a City. Choose yours
prompt-bear = Pay the others off with the Bear?
prompt-steal = { $city }: from whom do you steal 1 Ecu?
prompt-court = { $city }: send one of your new Actors to Court?
prompt-discard = Too many Secret Requests: discard one
prompt-acrobats = Use an Acrobat now?
prompt-owl = Discard one of the requests the Owl has brought
prompt-raven = Send an Actor of your troupe to Court before the totals?
prompt-chameleon = Chameleon: comedy or tragedy?
prompt-fulfil = Play a Secret Request?

move-travel = Travel to { $city }
move-travel-pair = Travel to { $first } and { $second }
move-use-ox = Ox: announce { $city }
move-use-horse = Horse: visit two Cities
move-use-turtle = Turtle: choose last
move-use-bear = Bear: have { $city } to yourself
move-steal = Steal from { $player }
move-keep = Keep everybody
move-send = Send { $actor } to Court
move-discard = Discard { $request }
move-use-fox = Fox: steal from { $player }
move-use-elephant = Elephant: { $fields } { $fields ->
    [one] space
   *[other] spaces
} { $side }
move-use-peacock = Peacock: collect from the Managers
move-use-owl = Owl: draw three requests
move-use-monkey = Monkey: take { $actor }
move-use-raven = Raven: send { $actor } to Court
move-chameleons = { $comedy ->
    [0] Tragedy
    [1] { $tragedy ->
        [0] Comedy
       *[other] One of each
    }
   *[other] Comedy
}
move-fulfil = Play { $request }
move-decline = Play no request
move-pass = Pass

event-season = Season { $number } begins. The King wants { $mood }.
event-round = Turn { $a }
event-dealt = { $card } arrives in { $city }.
event-used = { $player } uses { $card }.
event-announced = { $player } announces { $city }; nobody else may go there.
event-travelled = { $player } travels to { $city }.
event-travelled-twice = { $player } travels to { $first } and { $second }.
event-ally-travelled = { $player }’s allied troupe travels to { $city }.
event-ally-kept-away = { $player }’s allied troupe stays away from { $city }.
event-alone = { $player } is alone in { $city }.
event-alone-bear = { $player } resolves { $city } as if alone, thanks to the Bear.
event-met = { $players } meet in { $city }: the cards are discarded.
event-met-allies = { $players } and { $allies ->
    [one] an allied troupe
   *[other] both allied troupes
} meet in { $city }: the cards are discarded.
event-allies-alone = { $allies ->
    [one] An allied troupe alone in { $city }: the cards are discarded without effect.
   *[other] Both allied troupes meet in { $city }: the cards are discarded.
}
event-empty = { $player } finds no card in { $city }.
event-bonus = { $player } gains { $ecus } { $ecus ->
    [one] Ecu
   *[other] Ecus
}.
event-joined = { $player } meets { $card }.
event-found = { $player } recruits { $card }.
event-recovered = { $player } recovers all Travel cards.
event-recovered-last = { $player } has { $left ->
    [0] no Travel card
   *[other] a single Travel card
} left and recovers them all.
event-stole = { $player } steals { $ecus } { $ecus ->
    [one] Ecu
   *[other] Ecus
} from { $victim }.
event-manager = The Managers on stage bring { $player } { $a } { $a ->
    [one] Ecu
   *[other] Ecus
}.
event-no-manager = { $player } has no Manager left to put on stage.
event-paid = { $player } pays 1 Ecu.
event-unpaid = { $player } cannot pay { $card }, who is discarded.
event-court = { $player } sends { $card } to Court.
event-needle = The needle moves { $fields } { $fields ->
    [one] space
   *[other] spaces
} { $side }, to { $mood } { $field }.
event-mood = The King’s mood changes: he wants { $mood }. All Managers go home.
event-drew = { $player } draws a Secret Request: { $request }.
event-drew-hidden = { $player } draws a Secret Request.
event-discarded = { $player } discards { $request }.
event-bribed = { $player } pays { $victim } 1 Ecu.
event-bribed-allies = { $player } pays the Treasury { $ecus ->
    [one] 1 Ecu for the allied troupe
   *[other] { $ecus } Ecus for the allied troupes
}.
event-gained = { $player } gains { $a } { $a ->
    [one] Ecu
   *[other] Ecus
}.
event-took = { $player } takes { $card } into the troupe.
event-chameleons = { $player }’s Chameleons count { $a } for comedy, { $b } for tragedy.
event-actors-paid = { $player } gains { $ecus } { $ecus ->
    [one] Ecu
   *[other] Ecus
} for Actors of { $mood }.
event-pleased = { $player }’s show pleases the King with a difference of { $a }: { $b } Ecus.
event-best = { $player }’s show is the best with a difference of { $a }: { $b } Ecus.
event-displeased = { $player }’s show does not please the King.
event-fulfilled = { $player } plays { $request }: { $ecus } Ecus.
event-fulfilled-again = { $request } pays { $player } again: { $ecus } Ecus.
event-declined = { $player } plays no request.
event-season-over = Season { $a } is over: the festival begins.
event-over = The game is over.

why-used-city = You have used your card for { $city }. It comes back with a level 1 Actor, or when you have a single card left.
why-closed-city = { $player } has announced { $city } with the Ox; nobody else may go there this turn.
why-announced = You have announced { $city } with the Ox and must go there.
why-one-city = Only the Horse lets you visit two Cities.
why-two-cities = You have used the Horse: choose two Cities.
why-nobody-there = Nobody sits there.
why-not-yourself = You cannot steal from yourself.
why-no-ecus = { $player } has no Ecu.
why-not-met-here = You have not just met { $actor } in { $city }. Only Actors gained there this turn can go to Court.
why-not-your-request = { $request } is not in your hand.
why-owl-drawn = { $request } is not one of the three the Owl has brought.
why-chameleons = You have { $owned } { $owned ->
    [one] Chameleon
   *[other] Chameleons
}; every one of them counts for comedy or for tragedy.
why-not-met = The objective of { $request } is not fulfilled.
why-not-your-acrobat = You do not have { $acrobat }.
why-used-acrobat = You have already used { $acrobat } this season. Next season you can again.
why-not-this-window = You can use { $acrobat } only { $window }.
why-ox-or-turtle = The Ox announces first, the Turtle chooses last: not both in one turn.
why-two-cards = The Horse needs two Travel cards you may play.
why-not-there = You are not in { $city }.
why-alone = You are alone in { $city }; the Bear has nobody to pay off.
why-too-dear = You need { $price } { $price ->
    [one] Ecu
   *[other] Ecus
} to pay for everybody there.
why-fresh = You have only gained { $acrobat } this turn. You can use it once this phase is over.
why-not-thrown = No { $actor } went to Court this turn.
why-not-in-troupe = There is no { $actor } in your troupe.

given-alone = { $city }, alone
given-together = { $city }, with others

# the table in the terminal
terminal-season = Season { $season } of { $seasons }, turn { $round }.
terminal-king = The King wants { $mood }: the needle is on { $field } of { $fields }.
terminal-decks = Cards left: { $encounters } Encounter cards, { $requests } Secret Requests.
terminal-troupe = { $name }: { $ecus ->
    [one] 1 Ecu
   *[other] { $ecus } Ecus
}, comedy { $comedy }, tragedy { $tragedy }, Travel cards { $travel }, Managers at home { $managers }, Secret Requests { $requests }
terminal-used = used
terminal-ready = ready
terminal-met = fulfilled now
terminal-not-met = not fulfilled

# why a move is proposed
hint-histrio-ecus = It soon brings you about { $gain } { $gain ->
    [one] Ecu
   *[other] Ecus
} more.
hint-histrio-show = Your show suits the King better: about { $gain } { $gain ->
    [one] Ecu
   *[other] Ecus
} more.
hint-histrio-requests = It helps you fulfill Secret Requests: about { $gain } { $gain ->
    [one] Ecu
   *[other] Ecus
} more.
hint-histrio-acrobats = It wins an Acrobat, or saves one for later: about { $gain } { $gain ->
    [one] Ecu
   *[other] Ecus
} more.
