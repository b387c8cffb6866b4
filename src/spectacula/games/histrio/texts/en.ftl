title = Histrio
tagline = Travelling troupes, secret roads and a moody King
intro = You lead a theatre troupe through eight cities. Every round all troupes choose a city in secret. Alone there, you take everything the city offers: actors, acrobats, Écus. If you meet somebody, the actors run off to court and sway the King, and you are consoled with a Secret Request. At the end of each of two seasons the King pays for shows that suit his mood, comedy or tragedy, and most for the best one.

option-dial = Fields of the dial per side
option-dial-help = How far the King's mood can swing. On a short dial a single strong actor can turn him.
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
card-bonus-1 = Purse of 1 Écu
card-bonus-2 = Purse of 2 Écus
card-bonus-3 = Purse of 3 Écus
card-ox = Ox
card-horse = Horse
card-turtle = Turtle
card-bear = Bear
card-fox = Fox
card-elephant = Elephant
card-peacock = Peacock
card-owl = Owl
card-monkey = Monkey
card-raven = Raven
card-chameleon = Chameleon
sort-comedian = Comedian
sort-tragedian = Tragedian
sort-bonus = Purse
sort-acrobat = Acrobat

effect-1 = All your Travel cards and Caravels come back to you.
effect-2 = Steal 1 Écu from an opponent of your choice.
effect-3 = Put a Manager on stage, then earn 1 Écu for every Manager there.
effect-4 = No effect.
effect-5 = Pay 1 Écu. If you cannot, the actor leaves.
effect-short-1 = Recover cards
effect-short-2 = Steal 1 Écu
effect-short-3 = Manager on stage
effect-short-4 = No effect
effect-short-5 = Pay 1 Écu
help-bonus = Take the Écus; the card is discarded.
help-ox = Before the choice: announce your city openly. Nobody else may travel there this round.
help-horse = Before the choice: play two Travel cards this round and visit both cities.
help-turtle = Before the choice: choose your city only after all others have shown theirs.
help-bear = After the reveal: pay 1 Écu to every rival in your city and resolve it as if you were alone.
help-fox = After city 8: steal up to 2 Écus from one opponent.
help-elephant = After city 8: move the needle 1 to 3 fields either way.
help-peacock = After city 8: earn 1 Écu for every Manager on stage, at least 1, at most 4.
help-owl = After city 8: draw three Secret Requests and discard one of them.
help-monkey = After city 8: take an actor who was thrown out this round into your troupe, without its effect.
help-raven = At the end of a season: send an actor of your troupe to court.
help-chameleon = At the end of a season it counts as an actor of level 1 for the genre you choose. It earns no Écu by itself.
help-short-bonus = Écus at once
help-short-ox = Close a city
help-short-horse = Two cities
help-short-turtle = Choose last
help-short-bear = Clear a city
help-short-fox = Steal up to 2
help-short-elephant = Push the King
help-short-peacock = Manager income
help-short-owl = Draw 3 requests
help-short-monkey = Catch an actor
help-short-raven = Late court visit
help-short-chameleon = Either genre

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
wish-queen = Your show leans to the genre the King does not want.
wish-almoner = Nobody has fewer Écus than you.
wish-banker = Nobody has more Écus than you.
wish-jester = At least 2 actors, and your level sums differ by 1 at most.
wish-ceremonies = At least 2 acrobats.
wish-diplomat = At least 2 comedians and 2 tragedians.
wish-hermit = At most 3 actors.
wish-chamberlain = At least 1 of your Managers is on stage.
wish-preceptor = Actors of at least 4 different levels.
wish-dauphin = At least 3 actors of level 1 or 2.
wish-marshal = At least 2 actors of level 4 or 5.
wish-cartographer = At least 4 of your Caravels are on the board.
wish-twins = 2 actors of the same genre and level.
wish-countess = At least 3 comedians.
wish-dowager = At least 3 tragedians.
wish-marquis = Your comedians' levels add up to 9 or more.
wish-cardinal = Your tragedians' levels add up to 9 or more.
wish-fop = At least 2 comedians and no tragedian.
wish-nun = At least 2 tragedians and no comedian.
wish-flutist = The needle is on comedy 3 or further.
wish-confessor = The needle is on tragedy 3 or further.

source-actors = Matching actors
source-show = Shows
source-requests = Secret Requests
source-bonus = Purses
source-managers = Managers
source-thefts = Stolen
source-losses = Lost to thieves
source-fees = Fees
source-acrobats = Acrobats

window-announce = before the cities are chosen
window-bear = after the reveal
window-acrobats = after city 8
window-raven = at the end of a season

prompt-announce = Use an acrobat before the cities are chosen?
prompt-travel = Choose your destination
prompt-travel-pair = Choose your two destinations
prompt-turtle = All have shown their cities. Choose yours
prompt-bear = Pay the others off with the Bear?
prompt-steal = { $city }: from whom do you steal 1 Écu?
prompt-court = { $city }: send one of your new actors to court?
prompt-discard = Too many Secret Requests: discard one
prompt-acrobats = Use an acrobat now?
prompt-owl = Discard one of the requests the Owl brought
prompt-raven = Send an actor of your troupe to court before the festival?
prompt-chameleon = What do your Chameleons play?
prompt-fulfil = Play a Secret Request?

move-travel = Travel to { $city }
move-travel-pair = Travel to { $first } and { $second }
move-use-ox = Ox: announce { $city }
move-use-horse = Horse: visit two cities
move-use-turtle = Turtle: choose last
move-use-bear = Bear: have { $city } to yourself
move-steal = Steal from { $player }
move-keep = Keep everyone
move-send = Send { $actor } to court
move-discard = Discard { $request }
move-use-fox = Fox: steal from { $player }
move-use-elephant = Elephant: { $fields } { $fields ->
    [one] field
   *[other] fields
} { $side }
move-use-peacock = Peacock: collect from the Managers
move-use-owl = Owl: draw three requests
move-use-monkey = Monkey: take { $actor }
move-use-raven = Raven: send { $actor } to court
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
event-round = Round { $a }
event-dealt = { $card } arrives in { $city }.
event-used = { $player } uses the { $card }.
event-announced = { $player } announces { $city }; nobody else may go there.
event-travelled = { $player } travels to { $city }.
event-travelled-twice = { $player } travels to { $first } and { $second }.
event-ally-travelled = { $player }’s allied troupe travels to { $city }.
event-ally-kept-away = { $player }’s allied troupe stays away from { $city }.
event-alone = { $player } is alone in { $city }.
event-alone-bear = { $player } has { $city } cleared by the Bear.
event-met = { $players } meet in { $city }: the cards are lost.
event-met-allies = { $players } meet { $allies ->
    [one] an allied troupe
   *[other] both allied troupes
} in { $city }: the cards are lost.
event-allies-alone = { $allies ->
    [one] An allied troupe empties { $city }.
   *[other] Both allied troupes meet in { $city }: the cards are lost.
}
event-empty = { $player } finds { $city } deserted.
event-bonus = { $player } finds { $ecus } { $ecus ->
    [one] Écu
   *[other] Écus
}.
event-joined = { $player } meets { $card }.
event-found = { $player } is joined by the { $card }.
event-recovered = { $player } recovers all Travel cards.
event-recovered-last = { $player } has a single Travel card left and recovers all.
event-stole = { $player } steals { $ecus } { $ecus ->
    [one] Écu
   *[other] Écus
} from { $victim }.
event-manager = The Managers on stage bring { $player } { $a } { $a ->
    [one] Écu
   *[other] Écus
}.
event-no-manager = { $player } has no Manager left to put on stage.
event-paid = { $player } pays 1 Écu.
event-unpaid = { $player } cannot pay { $card }, who leaves.
event-court = { $player } sends { $card } to court.
event-needle = The needle moves { $side }, to { $field }.
event-mood = The King’s mood turns: he wants { $mood }. All Managers go home.
event-drew = { $player } draws a Secret Request: { $request }.
event-drew-hidden = { $player } draws a Secret Request.
event-discarded = { $player } discards { $request }.
event-bribed = { $player } pays { $victim } 1 Écu.
event-gained = { $player } gains { $a } { $a ->
    [one] Écu
   *[other] Écus
}.
event-took = { $player } takes { $card } into the troupe.
event-chameleons = { $player }’s Chameleons play: { $a } comedy, { $b } tragedy.
event-actors-paid = { $player } earns { $ecus } for actors of { $mood }.
event-pleased = { $player }’s show pleases the King by { $a }: { $b } Écus.
event-best = { $player }’s show is the best, ahead by { $a }: { $b } Écus.
event-displeased = { $player }’s show does not please the King.
event-fulfilled = { $player } plays { $request }: { $ecus } Écus.
event-fulfilled-again = { $player } is paid again by { $request }: { $ecus } Écus.
event-declined = { $player } plays no request.
event-season-over = Season { $a } is over: the festival begins.
event-over = The game is over.

why-used-city = You have used your card for { $city }. A level 1 actor brings it back, or having a single card left.
why-closed-city = { $player } has announced { $city } with the Ox; nobody else may go there this round.
why-announced = You announced { $city } with the Ox, so you must go there.
why-one-city = Only the Horse lets you visit two cities.
why-two-cities = You used the Horse: choose two cities.
why-nobody-there = Nobody sits there.
why-not-yourself = You cannot steal from yourself.
why-no-ecus = { $player } has no Écu.
why-not-met-here = You have not just met { $actor } in { $city }. Only actors gained there this round can go to court.
why-not-your-request = { $request } is not in your hand.
why-owl-drawn = { $request } is not one of the three the Owl brought.
why-chameleons = You have { $owned } { $owned ->
    [one] Chameleon
   *[other] Chameleons
}; every one of them must be placed.
why-not-met = The wish of { $request } is not met.
why-not-your-acrobat = You do not have the { $acrobat }.
why-used-acrobat = You have used the { $acrobat } this season. It is ready again next season.
why-not-this-window = The { $acrobat } is used { $window }.
why-ox-or-turtle = The Ox announces first, the Turtle chooses last: not both in one round.
why-two-cards = The Horse needs two Travel cards you may use.
why-not-there = You are not in { $city }.
why-alone = You are alone in { $city }; the Bear has nobody to pay.
why-too-dear = You need { $price } Écus to pay everybody there.
why-fresh = You gained the { $acrobat } in this round. It can be used from the next phase on.
why-not-thrown = { $actor } was not thrown out this round.
why-not-in-troupe = { $actor } is not in your troupe.
