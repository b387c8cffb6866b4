title = Colosseum
tagline = Fünf Runden, ein Rekord: Füll deine Arena wie niemand zuvor.
intro = Du leitest eine Arena im alten Italien. Kaufe Programme, ersteigere Darsteller und Requisiten, handle mit den anderen, locke Adlige auf deine Ränge und gib in jeder Runde eine Aufführung. Am Ende zählt allein deine beste.

option-medals = Kaisermedaillen
option-medals-help = Was zwei Medaillen beim Investieren einbringen.
option-medals-sheet = Einen weiteren Luxusplatz ohne Münzen
option-medals-booklet = Eine weitere Investition zum üblichen Preis
option-auctions = Versteigerungen
option-auctions-help = Ob dich ein Zuschlag von den späteren Versteigerungen der Runde ausschließt.
option-auctions-standard = Ein Zuschlag je Runde
option-auctions-intense = Hitzig: Wer gewonnen hat, bietet wieder mit, sobald der Startbieter wechselt
option-start_programs = Startprogramme
option-start_programs-help = Wie alle zu ihren zwei kostenlosen Programmen kommen.
option-start_programs-dealt = Zufällig verteilt
option-start_programs-draft = Reihum gewählt

phase-draft = Startprogramme
phase-investing = Investieren
phase-auctions = Erwerben
phase-trading = Handeln
phase-shows = Aufführen
phase-ceremony = Abschlusszeremonie
phase-over = Das Ende

city-rome = Rom
city-verona = Verona
city-capua = Capua
city-pompeii = Pompeji
city-paestum = Paestum

noble-emperor = Kaiser
    .object = den Kaiser
noble-consul = Konsul
    .object = einen Konsul
noble-senator = Senator
    .object = einen Senator

token-gladiator = Gladiator
    .one = einen Gladiator
    .many = Gladiatoren
    .star = die Star-Karte der Gladiatoren
token-comedian = Komiker
    .one = einen Komiker
    .many = Komiker
    .star = die Star-Karte der Komiker
token-musician = Musiker
    .one = einen Musiker
    .many = Musiker
    .star = die Star-Karte der Musiker
token-horse = Pferd
    .one = ein Pferd
    .many = Pferde
    .star = die Star-Karte der Pferde
token-torch = Fackel
    .one = eine Fackel
    .many = Fackeln
token-priest = Priester
    .one = einen Priester
    .many = Priester
    .star = die Star-Karte der Priester
token-ship = Schiff
    .one = ein Schiff
    .many = Schiffe
    .star = die Star-Karte der Schiffe
token-lion = Löwe
    .one = einen Löwen
    .many = Löwen
    .star = die Star-Karte der Löwen
token-scenery = Kulisse
    .one = eine Kulisse
    .many = Kulissen
token-decoration = Dekoration
    .one = eine Dekoration
    .many = Dekorationen
token-chariot = Wagen
    .one = einen Wagen
    .many = Wagen
token-cage = Käfig
    .one = einen Käfig
    .many = Käfige
token-joker = Joker
    .one = einen Joker
    .many = Joker
token-action = Zusatzaktion
    .one = eine Zusatzaktion
    .many = Zusatzaktionen
token-emperor = Kaiserplättchen
    .one = ein Kaiserplättchen
    .many = Kaiserplättchen
token-coins = Münzen
some-tokens = { $n ->
    [one] { $token }
   *[other] { $n } { $token }
}
counted-tokens = { $n } { $token }
some-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}

face-0 = 1 bis 3
face-1 = 2
face-2 = 3
face-3 = 4
face-4 = 5
face-5 = 6

source-program = das Programm
    .by = für das Programm
source-earlier = frühere Programme
    .by = für frühere Programme
source-seats = Luxusplätze
    .by = auf den Luxusplätzen
source-stars = Star-Karten
    .by = durch Star-Karten
source-nobles = Adlige in der Arena
    .by = mit den Adligen in der Arena
source-podiums = Podien
    .by = durch Podien
source-medals = abgegebene Medaillen
    .by = für abgegebene Medaillen

program-1 = Ehrung des Munus
program-2 = Amphitryon
program-3 = Ode an Aurora
program-4 = Rennen des Janus
program-5 = Naumachie
program-6 = Venatio
program-7 = Der letzte Samnit
program-8 = Drama Ultima
program-9 = Hymne an Cupido
program-10 = Reiterei des Spartacus
program-11 = Amphitrites Zorn
program-12 = Cave Leonem Cruciatum
program-13 = Retiarius gegen Secutor
program-14 = Satyricon des Momus
program-15 = Die Leiern des Merkur
program-16 = Die Ponys der Epona
program-17 = Bacchus und die Nymphen
program-18 = Ungeheuer der See
program-19 = Prozession der Löwen
program-20 = Circus Maximus
program-21 = Plutos Zwiegespräche
program-22 = Und Tellus schuf die Erde
program-23 = Safari Optimus Maximus
program-24 = Die Galeeren des Apollo
program-25 = Legendäre Löwenjäger
program-26 = Kavalkade der Venus
program-27 = Neptuns Wut
program-28 = Die enthüllten Geheimnisse der Isis
program-29 = Jupiters große Prophezeiungen
program-30 = Cäsars Triumphzug

prompt-draft = Welches kostenlose Programm nimmst du?
prompt-invest = Worin investierst du?
prompt-invest-more = Willst du noch einmal investieren?
prompt-open = Welchen Markt versteigerst du?
prompt-opening-bid = Dein Eröffnungsgebot für Markt { $number }? Du hast { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}.
prompt-bid = { $player } bietet { $bid } für Markt { $number }. Erhöhen oder passen? Du hast { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}.
prompt-trade = Wem machst du ein Angebot? { $offers ->
    [one] Ein Angebot ist noch frei.
   *[other] { $offers } Angebote sind noch frei.
}
prompt-offer = Was gibst du, und was willst du dafür?
prompt-answer = { $player } macht dir ein Angebot. Nimmst du es an, lehnst du es ab, oder machst du ein Gegenangebot?
prompt-counter = Was gibst du { $player }, und was willst du dafür?
prompt-reply = { $player } macht dir ein Gegenangebot. Nimmst du an?
prompt-announce = Gibst du in dieser Runde eine Aufführung?
prompt-noble = Welchen Adligen bewegst du, und wie weit?
prompt-program = Welches Programm führst du auf?
prompt-cast = Programm { $number }, { $program }: Plättchen zurückhalten, Medaillen abgeben oder beginnen?
prompt-wear = Welches Plättchen deiner Aufführung ist verschlissen?
prompt-donation = Um welches Plättchen bittest du { $player }?

move-cash-medal = Eine Medaille in { $coins } Münzen wechseln
move-swap-action = Eine Zusatzaktion gegen eine Medaille tauschen
move-stop-investing = Nicht weiter investieren
move-invest-again-by-action = Eine weitere Investition für eine Zusatzaktion
move-invest-again-by-medals = Eine weitere Investition für zwei Medaillen
move-expand-counterclockwise = Gegen den Uhrzeigersinn erweitern
move-expand-clockwise = Im Uhrzeigersinn erweitern
move-buy-seat = Einen Luxusplatz kaufen
move-seat-for-medals = Einen Luxusplatz für zwei Medaillen nehmen
move-build-loge = Die Kaiserloge bauen
move-give-up-opening = Keine Versteigerung eröffnen
move-pass = Passen
move-add-100 = Das Gebot um 100 Münzen anheben
move-end-trading = Handel beenden
move-accept = Annehmen
move-refuse = Ablehnen
move-counter = Ein Gegenangebot machen
move-propose = So anbieten
move-offer-to-all = Angebot an alle
move-announce-show = Eine Aufführung geben
move-no-show = Keine Aufführung in dieser Runde
move-perform = Die Aufführung beginnen
move-decline-donation = Um nichts bitten
move-offer-to = Angebot an { $player }
move-take = Programm { $number }, { $program }, nehmen
move-buy = Programm { $number }, { $program }, für { $coins } Münzen kaufen
move-stage = Programm { $number }, { $program }, aufführen
move-market = Markt { $number } versteigern
move-bid = { $coins } Münzen bieten
move-give = Gib { $token }
move-want = Verlange { $token }
move-give-coins = Gib { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
move-want-coins = Verlange { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
move-noble = Bewege { $noble } { $squares } { $squares ->
    [one] Feld
   *[other] Felder
}
move-noble-both = Bewege { $noble } mit beiden Würfeln { $squares } Felder
move-nudge = Bewege { $noble } für eine Medaille { $squares } { $squares ->
    [one] Feld
   *[other] Felder
} { $way ->
    [back] zurück
   *[on] vor
}
move-hold = Halte { $token } zurück
move-hand-in = Eine Medaille für { $spectators } Zuschauer abgeben
move-wear = Lege { $token } weg
move-ask = Bitte um { $token }

event-round = Runde { $number } beginnt mit { $player }.
event-dealt = { $player } beginnt mit { $first } und { $second }.
event-took-program = { $player } nimmt Programm { $number }, { $program }.
event-bought-program = { $player } kauft Programm { $number }, { $program }, für { $coins } Münzen.
event-expanded = { $player } erweitert die Arena auf { $number } Teile.
event-seat = { $player } kauft einen Luxusplatz, zusammen { $number }.
event-medal-seat = { $player } nimmt für zwei Medaillen einen Luxusplatz, zusammen { $number }.
event-loge = { $player } baut die Kaiserloge.
event-again-action = { $player } investiert mit einer Zusatzaktion noch einmal.
event-again-medals = { $player } investiert für zwei Medaillen noch einmal.
event-invested-nothing = { $player } investiert nichts.
event-cashed = { $player } wechselt eine Medaille in { $number } Münzen.
event-swapped = { $player } tauscht eine Zusatzaktion gegen eine Medaille.
event-opened = { $player } eröffnet Markt { $market } mit { $coins }.
event-raised = { $player } bietet { $coins }.
event-passed = { $player } passt.
event-gave-up = { $player } eröffnet keine Versteigerung mehr.
event-won-lot = { $player } ersteigert Markt { $market } für { $coins } Münzen.
event-lot = { $player } nimmt { $tokens }.
event-won-tokens = { $player } ersteigert Markt { $market } für { $coins } Münzen: { $tokens }.
event-emperor-token = { $player } macht aus einem Kaiserplättchen eine Medaille.
event-emperor-lost = { $player } verliert ein Kaiserplättchen: Es gibt keine Medaillen mehr.
event-refilled = Markt { $market } wird aufgefüllt: { $tokens }.
event-star = { $player } bekommt { $star }.
event-star-from = { $player } nimmt { $rival } { $star } ab.
event-star-aside = { $player } verliert { $star }; sie kommt beiseite.
event-offered = { $player } macht { $rival } ein Angebot.
event-offered-all = { $player } macht allen ein Angebot.
event-offer-gives = { $player } gäbe { $goods }.
event-offer-wants = { $player } hätte gern { $goods }.
event-refused = { $player } lehnt ab.
event-countered = { $player } macht { $rival } ein Gegenangebot.
event-deal = { $player } und { $rival } sind sich einig.
event-received = { $player } bekommt { $goods }.
event-offer = { $player } bietet { $rival } { $gives } gegen { $wants }.
event-offer-all = { $player } bietet allen { $gives } gegen { $wants }.
event-counter = { $player } macht { $rival } ein Gegenangebot: { $gives } gegen { $wants }.
event-trade = { $player } und { $rival } tauschen: { $player } bekommt { $gets }, { $rival } bekommt { $gives }.
event-ended-trading = { $player } beendet den Handel.
event-rolled = { $player } würfelt { $first }.
event-rolled-both = { $player } würfelt { $first } und { $second }.
event-no-show = { $player } gibt keine Aufführung.
event-moved = { $player } bewegt { $noble } auf Feld { $square }.
event-moved-both = { $player } bewegt { $noble } mit beiden Würfeln auf Feld { $square }.
event-rested = { $player } erhält auf dem Ruhefeld eine Medaille.
event-nudged = { $player } bewegt { $noble } für eine Medaille auf Feld { $square }.
event-staged = { $player } führt Programm { $number }, { $program }, mit { $tokens } Plättchen auf.
event-spectators = { $spectators } Zuschauer { $source }.
event-show = { $player } lockt { $spectators } Zuschauer an und verdient ebenso viele Münzen.
event-record = { $player } stellt einen neuen Rekord auf: { $number }.
event-performed = { $player } führt { $program } auf: { $spectators } Zuschauer und ebenso viele Münzen.
event-performed-record = { $player } führt { $program } auf: { $spectators } Zuschauer, ebenso viele Münzen und ein neuer Rekord.
event-podium = { $player } bekommt für den Rekord von { $number } ein Podium.
event-no-podium = Noch gibt es keinen Rekord und damit kein Podium.
event-tie-roll = { $player } würfelt beim Gleichstand { $number }.
event-worn = { $player } legt ein verschlissenes Plättchen weg: { $token }.
event-donated = { $player } schenkt { $rival } { $token }.
event-declined = { $player } bittet { $rival } um nichts.
event-no-donation = In dieser Runde gibt es keine Schenkung.

why-no-change-now = Medaillen und Zusatzaktionen lassen sich nur in den Phasen 1 bis 4 eintauschen.
why-no-medal = Du hast keine Medaille.
why-no-action = Du hast keine Zusatzaktion.
why-promised = Deine Zusatzaktion gehört zum offenen Angebot.
why-medals-out = Es sind keine Medaillen mehr da.
why-sold = { $program } gehört { $player }.
why-first-half = Zuerst werden die Programme 1 bis 5 gewählt.
why-second-half = Jetzt werden die Programme 6 bis 10 gewählt.
why-coins = Das kostet { $cost ->
    [one] 1 Münze
   *[other] { $cost } Münzen
}; du hast { $coins }.
why-seats-full = Eine Arena fasst { $limit } Luxusplätze.
why-seats-out = Alle Luxusplätze sind vergeben.
why-one-investment = Deine Investition hast du schon getätigt; für eine weitere brauchst du eine Zusatzaktion oder Medaillen.
why-has-loge = Deine Arena hat ihre Kaiserloge schon.
why-arena-full = Eine Arena hat höchstens { $parts } Teile.
why-booklet = An diesem Tisch bringen zwei Medaillen eine weitere Investition, keinen Platz.
why-sheet = An diesem Tisch bringen zwei Medaillen einen Luxusplatz, keine weitere Investition.
why-two-medals = Dazu brauchst du { $medals } Medaillen.
why-first-invest = Tätige zuerst deine gewöhnliche Investition.
why-nothing-to-buy = Deine Münzen reichen für keine weitere Investition.
why-not-for-sale = Programm { $number } steht nicht zum Verkauf.
why-low-number = Zuletzt hast du Programm { $last } aufgeführt; ein neues braucht eine höhere Nummer.
why-market-empty = Markt { $number } ist leer.
why-market-first = Wähle zuerst einen Markt.
why-must-bid = Du musst jetzt ein Gebot nennen.
why-bid-coins = Du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} und kannst nicht mehr bieten.
why-bid-low = Das kleinste Gebot ist { $least }.
why-cannot-deliver = Du hast nicht alles, was verlangt wird.
why-no-second-counter = Ein Gegenangebot kannst du nur annehmen oder ablehnen.
why-cash-first = Wechsle zuerst eine Medaille in Münzen.
why-nobody-there = Dort sitzt niemand.
why-not-yourself = Mit dir selbst kannst du nicht handeln.
why-nothing-to-swap = Es gibt nichts, was ihr tauschen könntet.
why-both-sides = Beide Seiten müssen etwas geben.
why-give-first = Nenne zuerst, was du gibst.
why-order = Was du anbietest, wird in der Reihenfolge der Liste genannt.
why-not-owned = Davon hast du nichts mehr zu geben: { $token }.
why-coin-steps = Münzen nennst du in Zwanzigern, dann in Fünfern, dann einzeln, höchstens so viele, wie da sind.
why-same-good = Auf beiden Seiten darf nicht dasselbe stehen.
why-nothing-to-want = Dann bliebe nichts mehr, was du haben wollen könntest.
why-nobody-has = Davon hat niemand mehr, den du fragst: { $token }.
why-dice-first = Zuerst bewegen die Würfel die Adligen.
why-no-loge = Du hast einen Würfel; zwei gibt es mit der Kaiserloge.
why-die-used = Ein Würfel ist schon verbraucht.
why-not-the-sum = Das ergeben die Würfel zusammen nicht.
why-other-noble = Der zweite Würfel bewegt einen anderen Adligen.
why-not-the-die = Dieser Würfel bewegt einen Adligen { $squares } Felder weit.
why-not-the-free-die = Dieser Würfel bewegt einen Adligen 1, 2 oder 3 Felder weit.
why-not-your-program = Programm { $number } gehört dir nicht.
why-arena-small = Programm { $number } braucht { $needed } Arenateile; du hast { $parts }.
why-too-few = Programm { $number } braucht mindestens { $fewest } Plättchen; du hast { $have }.
why-nobles-first = Adlige bewegt man, bevor das Programm gewählt ist.
why-not-in-show = Das ist nicht auf der Bühne: { $token }.
why-least = Die Aufführung braucht mindestens { $fewest } Plättchen.
why-donor-lacks = { $player } hat davon nichts: { $token }.

given-won = Wenn du Markt { $number } gewinnst
given-accepted = Wenn { $player } annimmt

# the table in the terminal
terminal-yes = ja
terminal-no = nein
terminal-round = Runde { $round } von { $rounds }: { $phase }.
terminal-supply = Im Vorrat: Medaillen { $medals }, Luxusplätze { $seats }, Podien { $podiums }.
terminal-noble = { $noble } ({ $spectators } Zuschauer) auf Feld { $square }
terminal-noble-inside = { $noble } ({ $spectators } Zuschauer) auf Feld { $square }, in der Arena von { $name }
terminal-market = Markt { $number }: { $tokens }
terminal-for-sale = Zu kaufen:
terminal-arena = { $name }, { $city }: Rekord { $record }, Münzen { $coins }, Medaillen { $medals }, Podien { $podiums }
terminal-building = Arena aus { $parts } Teilen auf den Feldern { $first } bis { $last }, Luxusplätze { $seats }, Kaiserloge: { $loge }
terminal-stars = Star-Karten: { $tokens }
terminal-latest = letzte Aufführung: { $program }, { $spectators } Zuschauer
terminal-program = { $name } ({ $coins } Münzen, Arena { $arena }): { $needs }.
terminal-crowd = Zuschauer, wenn 0, 1, 2 … Plättchen fehlen: { $crowds }.
terminal-performed = Aufgeführt.
terminal-hammer = Markt { $market } wird versteigert; { $name } nennt das erste Gebot.
terminal-bid = Markt { $market }: { $name } führt mit { $bid }. Gepasst: { $passed }.
terminal-trade = { $name } handelt; Angebote übrig: { $offers }.
terminal-bundle = { $name } gibt: { $gives }; möchte: { $wants }
terminal-dice = { $name } gibt eine Aufführung. Würfel: { $dice }.
terminal-show = { $program } mit { $tokens }: { $spectators } Zuschauer ({ $sources })

# why a move is proposed
hint-colosseum-record = Die nächste Aufführung zieht etwa { $gain } Zuschauer mehr an.
hint-colosseum-show = Er bringt die geplante Aufführung voran: etwa { $gain } Zuschauer mehr.
hint-colosseum-comforts = Luxusplätze und Podien ziehen etwa { $gain } Zuschauer mehr an.
hint-colosseum-medals = Er lässt dir mehr Medaillen: etwa { $gain } Zuschauer mehr.
hint-colosseum-stars = Star-Karten sind in Reichweite: etwa { $gain } Zuschauer mehr.
hint-colosseum-coins = Er lässt mehr Münzen für das, was kommt: etwa { $gain } Zuschauer wert.
