title = Colosseum
tagline = Fünf Runden, ein Rekord: Füll deine Arena wie niemand zuvor.
intro = Du leitest eine Arena im alten Italien. Kaufe Programme, ersteigere Darsteller und Requisiten, handle mit den anderen, locke Adlige auf deine Ränge und gib in jeder Runde eine Vorstellung. Am Ende zählt allein deine beste.

option-medals = Kaiser-Medaillen
option-medals-help = Was zwei Medaillen beim Investieren einbringen.
option-medals-sheet = Einen weiteren Luxusplatz ohne Münzen
option-medals-booklet = Eine weitere Investition zum üblichen Preis
option-auctions = Versteigerungen
option-auctions-help = Ob ein Zuschlag von den späteren Versteigerungen der Runde ausschließt.
option-auctions-standard = Ein Zuschlag je Runde
option-auctions-intense = Hitzig: Gewinner bieten wieder mit, sobald jemand anders eröffnet
option-start_programs = Startprogramme
option-start_programs-help = Wie alle zu ihren zwei kostenlosen Programmen kommen.
option-start_programs-dealt = Zufällig verteilt
option-start_programs-draft = Reihum gewählt

phase-draft = Startprogramme
phase-investing = Investieren
phase-auctions = Versteigern
phase-trading = Handeln
phase-shows = Die Vorstellungen
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
token-comedian = Komiker
token-musician = Musiker
token-horse = Pferd
token-torch = Fackel
token-priest = Priester
token-ship = Schiff
token-lion = Löwe
token-scenery = Kulisse
token-decoration = Dekoration
token-chariot = Wagen
token-cage = Käfig
token-joker = Joker
token-action = Zusatzaktion
token-emperor = Kaiser-Plättchen
token-coins = Münzen

face-0 = 1 bis 3
face-1 = 2
face-2 = 3
face-3 = 4
face-4 = 5
face-5 = 6

source-program = das Programm
source-earlier = frühere Programme
source-seats = Luxusplätze
source-stars = Stars
source-nobles = Adlige in der Arena
source-podiums = Podien
source-medals = abgegebene Medaillen

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
prompt-open = Welchen Markt bringst du unter den Hammer?
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
prompt-answer = { $player } macht ein Angebot. Annehmen, ablehnen oder etwas anderes vorschlagen?
prompt-counter = Was gibst du { $player }, und was willst du dafür?
prompt-reply = { $player } schlägt etwas anderes vor. Nimmst du an?
prompt-announce = Gibst du in dieser Runde eine Vorstellung?
prompt-noble = Welchen Adligen bewegst du, und wie weit?
prompt-program = Welches Programm führst du auf?
prompt-cast = Programm { $number }, { $program }: Plättchen zurückhalten, Medaillen abgeben oder beginnen?
prompt-wear = Welches Plättchen deiner Vorstellung ist verschlissen?
prompt-donation = Um welches Plättchen bittest du { $player }?

move-cash-medal = Eine Medaille in { $coins } Münzen wechseln
move-swap-action = Eine Zusatzaktion gegen eine Medaille tauschen
move-stop-investing = Nicht weiter investieren
move-invest-again-by-action = Eine weitere Investition für eine Zusatzaktion
move-invest-again-by-medals = Eine weitere Investition für zwei Medaillen
move-expand-counterclockwise = Arena gegen den Uhrzeigersinn erweitern
move-expand-clockwise = Arena im Uhrzeigersinn erweitern
move-buy-seat = Einen Luxusplatz kaufen
move-seat-for-medals = Einen Luxusplatz für zwei Medaillen nehmen
move-build-loge = Die Kaiserloge bauen
move-give-up-opening = Keine Versteigerung eröffnen
move-pass = Passen
move-add-100 = Das Gebot um 100 Münzen anheben
move-end-trading = Handel beenden
move-accept = Annehmen
move-refuse = Ablehnen
move-counter = Etwas anderes vorschlagen
move-propose = So vorschlagen
move-offer-to-all = Angebot an alle
move-announce-show = Eine Vorstellung geben
move-no-show = Keine Vorstellung in dieser Runde
move-perform = Die Vorstellung beginnen
move-decline-donation = Um nichts bitten
move-offer-to = Angebot an { $player }
move-take = Programm { $number }, { $program }, nehmen
move-buy = Programm { $number }, { $program }, für { $coins } Münzen kaufen
move-stage = Programm { $number }, { $program }, aufführen
move-market = Markt { $number } versteigern
move-bid = { $coins } Münzen bieten
move-give = Geben: { $token }
move-want = Haben wollen: { $token }
move-give-coins = { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} geben
move-want-coins = { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} haben wollen
move-noble = Bewege { $noble } { $squares } { $squares ->
    [one] Feld
   *[other] Felder
}
move-noble-both = Bewege { $noble } mit beiden Würfeln { $squares } Felder
move-medal-on = Bewege { $noble } für eine Medaille { $squares } { $squares ->
    [one] Feld
   *[other] Felder
} vor
move-medal-back = Bewege { $noble } für eine Medaille { $squares } { $squares ->
    [one] Feld
   *[other] Felder
} zurück
move-hold = Zurückhalten: { $token }
move-hand-in = Eine Medaille für { $spectators } Zuschauer abgeben
move-wear = Verschlissen: { $token }
move-ask = Bitten um: { $token }

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
event-emperor-token = { $player } macht aus einem Kaiser-Plättchen eine Medaille.
event-emperor-lost = { $player } verliert ein Kaiser-Plättchen: Es gibt keine Medaillen mehr.
event-refilled = Markt { $market } wird aufgefüllt: { $tokens }.
event-star = { $player } bekommt den Star ({ $token }).
event-star-from = { $player } übernimmt den Star ({ $token }) von { $rival }.
event-star-aside = { $player } verliert den Star ({ $token }); er kommt beiseite.
event-offered = { $player } macht { $rival } ein Angebot.
event-offered-all = { $player } macht allen ein Angebot.
event-offer-gives = { $player } gäbe { $count } × { $token }.
event-offer-gives-coins = { $player } gäbe { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}.
event-offer-wants = { $player } hätte gern { $count } × { $token }.
event-offer-wants-coins = { $player } hätte gern { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}.
event-refused = { $player } lehnt ab.
event-countered = { $player } schlägt { $rival } etwas anderes vor.
event-deal = { $player } und { $rival } sind sich einig.
event-received = { $player } bekommt { $count } × { $token }.
event-received-coins = { $player } bekommt { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}.
event-ended-trading = { $player } hat fertig gehandelt.
event-rolled = { $player } würfelt { $first }.
event-rolled-both = { $player } würfelt { $first } und { $second }.
event-no-show = { $player } gibt keine Vorstellung.
event-moved = { $player } bewegt { $noble } auf Feld { $square }.
event-moved-both = { $player } bewegt { $noble } mit beiden Würfeln auf Feld { $square }.
event-rested = { $player } verdient auf dem Ruhefeld eine Medaille.
event-nudged = { $player } bewegt { $noble } für eine Medaille auf Feld { $square }.
event-staged = { $player } führt Programm { $number }, { $program }, mit { $tokens } Plättchen auf.
event-spectators = { $spectators } Zuschauer durch { $source }.
event-show = { $player } lockt { $spectators } Zuschauer an und verdient ebenso viele Münzen.
event-record = { $player } stellt einen neuen Rekord auf: { $number }.
event-podium = { $player } bekommt für den Rekord von { $number } ein Podium.
event-no-podium = Noch gibt es keinen Rekord und damit kein Podium.
event-tie-roll = { $player } würfelt beim Gleichstand { $number }.
event-worn = { $player } legt ein verschlissenes Plättchen weg: { $token }.
event-donated = { $player } schenkt { $rival }: { $token }.
event-declined = { $player } bittet { $rival } um nichts.
event-no-donation = In dieser Runde gibt es keine Schenkung.

why-no-change-now = Medaillen und Zusatzaktionen werden nur in den Phasen 1 bis 4 getauscht.
why-no-medal = Du hast keine Medaille.
why-no-action = Du hast keine Zusatzaktion.
why-promised = Deine Zusatzaktion gehört zum offenen Angebot.
why-medals-out = Es sind keine Medaillen mehr da.
why-sold = { $program } gehört { $player }.
why-first-half = Zuerst werden die Programme 1 bis 5 gewählt.
why-second-half = Jetzt werden die Programme 6 bis 10 gewählt.
why-coins = Das kostet { $cost } Münzen; du hast { $coins }.
why-seats-full = Eine Arena fasst { $limit } Luxusplätze.
why-seats-out = Alle Luxusplätze sind vergeben.
why-one-investment = Deine Investition ist getätigt; eine weitere braucht eine Zusatzaktion oder Medaillen.
why-has-loge = Deine Arena hat ihre Loge schon.
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
why-bid-coins = Du hast { $coins } Münzen und kannst nicht mehr bieten.
why-bid-low = Das kleinste Gebot ist { $least }.
why-cannot-deliver = Du hast nicht alles, was verlangt wird.
why-no-second-counter = Einen Gegenvorschlag nimmt man an oder lehnt ihn ab.
why-nobody-there = Dort sitzt niemand.
why-not-yourself = Mit dir selbst kannst du nicht handeln.
why-nothing-to-swap = Es gibt nichts zu tauschen.
why-both-sides = Beide Seiten müssen etwas geben.
why-give-first = Nenne zuerst, was du gibst.
why-order = Waren werden in der Reihenfolge der Liste genannt.
why-not-owned = Davon hast du nichts mehr zu geben: { $token }.
why-coin-steps = Münzen nennt man in Zwanzigern, dann Fünfern, dann Einern, bis zu dem, was da ist.
why-same-good = Dieselbe Ware kann nicht auf beiden Seiten stehen.
why-nothing-to-want = Dann bliebe nichts mehr, was du haben wollen könntest.
why-nobody-has = Davon hat niemand mehr, den du fragst: { $token }.
why-dice-first = Zuerst bewegen die Würfel die Adligen.
why-no-loge = Du hast einen Würfel; zwei gibt es mit der Kaiserloge.
why-die-used = Ein Würfel ist schon verbraucht.
why-not-the-sum = Das ergeben die Würfel zusammen nicht.
why-other-noble = Der zweite Würfel bewegt einen anderen Adligen.
why-not-the-die = Der Würfel erlaubt { $least } bis { $most } Felder.
why-not-your-program = Programm { $number } gehört dir nicht.
why-arena-small = Programm { $number } braucht { $needed } Arenateile; du hast { $parts }.
why-too-few = Programm { $number } braucht mindestens { $fewest } Plättchen; du hast { $have }.
why-nobles-first = Adlige bewegt man, bevor das Programm gewählt ist.
why-not-in-show = Das ist nicht auf der Bühne: { $token }.
why-least = Die Vorstellung braucht mindestens { $fewest } Plättchen.
why-donor-lacks = { $player } hat davon nichts: { $token }.
