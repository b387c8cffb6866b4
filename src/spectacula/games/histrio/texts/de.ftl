title = Hoftheater
tagline = Fahrende Ensembles, geheime Wege und ein launischer König
intro = Du führst ein Ensemble durch acht Städte. In jeder Runde wählen alle heimlich eine Stadt. Bist du dort allein, nimmst du alles, was sie bietet: Schauspieler, Gaukler, Ecu. Triffst du jemanden, gehen die Schauspieler geradewegs zum Hof und stimmen den König um, und eine Geheime Bitte tröstet dich. Am Ende jeder der beiden Spielzeiten bezahlt der König die Aufführungen, die zu seiner Stimmung passen, Komödie oder Tragödie, und die beste am höchsten.

option-dial = Felder der Stimmungsanzeige je Seite
option-dial-help = Wie weit die Stimmung des Königs ausschlagen kann. Auf einer kurzen Anzeige stimmt ihn schon ein starker Schauspieler um.
option-dial-4 = 4, launisch
option-dial-5 = 5
option-dial-6 = 6, wie üblich
option-dial-7 = 7
option-dial-8 = 8, stur
option-requests_open = Offene Bitten
option-requests_open-help = Die Geheimen Bitten liegen offen: Alle wissen, worauf die anderen hoffen.
option-requests_open-false = geheim
option-requests_open-true = offen
option-season_one_only = Kurzes Spiel
option-season_one_only-help = Endet nach der ersten Spielzeit: etwa zwanzig Minuten.
option-season_one_only-false = zwei Spielzeiten
option-season_one_only-true = eine Spielzeit
company-2 = Zu zweit reist mit jedem von euch ein befreundetes Ensemble. In jeder Runde erfährst du heimlich, in welche Stadt deines reist, bevor du selbst wählst. Es nimmt nichts, doch wo es steht, bist du nicht allein: Die Karten dort werden abgelegt.

comedy = Komödie
    .towards = Richtung Komödie
tragedy = Tragödie
    .towards = Richtung Tragödie

city-1 = Lachenau
city-2 = Tränenfurt
city-3 = Maskenburg
city-4 = Laternental
city-5 = Puderbach
city-6 = Seitenbühl
city-7 = Federsee
city-8 = Leonshof

card-comedian-1 = Komödien-Darsteller 1
card-comedian-2 = Komödien-Darsteller 2
card-comedian-3 = Komödien-Darsteller 3
card-comedian-4 = Komödien-Darsteller 4
card-comedian-5 = Komödien-Darsteller 5
card-tragedian-1 = Tragödien-Darsteller 1
card-tragedian-2 = Tragödien-Darsteller 2
card-tragedian-3 = Tragödien-Darsteller 3
card-tragedian-4 = Tragödien-Darsteller 4
card-tragedian-5 = Tragödien-Darsteller 5
card-bonus-1 = Almosen 1
card-bonus-2 = Almosen 2
card-bonus-3 = Almosen 3
card-ox = Ochse
    .object = den Ochsen
card-horse = Pferd
    .object = das Pferd
card-turtle = Schildkröte
    .object = die Schildkröte
card-bear = Bär
    .object = den Bären
card-fox = Fuchs
    .object = den Fuchs
card-elephant = Elefant
    .object = den Elefanten
card-peacock = Pfau
    .object = den Pfau
card-owl = Eule
    .object = die Eule
card-monkey = Affe
    .object = den Affen
card-raven = Rabe
    .object = den Raben
card-chameleon = Chamäleon
    .object = das Chamäleon
sort-comedian = Komödie
sort-tragedian = Tragödie
sort-bonus = Almosen
sort-acrobat = Gaukler

effect-1 = Alle deine Reisekarten und Karavellen kommen zurück, auch die aus dieser Runde.
effect-2 = Stiehl einem Mitspieler deiner Wahl 1 Ecu.
effect-3 = Stelle einen Impresario auf die Bühne. Dann erhältst du 1 Ecu für jeden Impresario dort, egal welcher Farbe.
effect-4 = Kein Effekt.
effect-5 = Zahle 1 Ecu an die Schatzkammer. Kannst du das nicht, wird der Schauspieler ohne Effekt abgelegt.
effect-short-1 = Karten zurück
effect-short-2 = 1 Ecu stehlen
effect-short-3 = Impresario
effect-short-4 = Kein Effekt
effect-short-5 = 1 Ecu zahlen
help-bonus = Du erhältst die abgebildeten Ecu, dann wird die Karte abgelegt.
help-ox = Vor der Wahl: Nenne offen deine Stadt. Niemand sonst darf in dieser Runde dorthin reisen; ein befreundetes Ensemble, das sie zieht, bleibt fern.
help-horse = Vor der Wahl: Spiele in dieser Runde zwei Reisekarten und besuche beide Städte, jede für sich. Du brauchst zwei Karten, die du spielen darfst.
help-turtle = Vor der Wahl: Wähle deine Stadt erst, wenn alle anderen ihre aufgedeckt haben.
help-bear = Nach dem Aufdecken: Zahle jedem Mitspieler in deiner Stadt 1 Ecu und für jedes befreundete Ensemble dort 1 Ecu an die Schatzkammer, und handle die Stadt ab, als wärst du allein. Die anderen ziehen trotzdem eine Geheime Bitte, du nicht. Reicht dein Geld nicht für alle, bleibt der Bär zu Hause.
help-fox = Nach Stadt 8: Stiehl einem Mitspieler 2 Ecu, oder 1, wenn er nicht mehr hat.
help-elephant = Nach Stadt 8: Bewege die Nadel 1 bis 3 Felder in eine Richtung deiner Wahl.
help-peacock = Nach Stadt 8: Du erhältst 1 Ecu für jeden Impresario auf der Bühne, mindestens 1, höchstens 4.
help-owl = Nach Stadt 8: Ziehe drei Geheime Bitten und lege eine dieser drei ab. Danach gilt wie immer die Grenze von drei.
help-monkey = Nach Stadt 8: Nimm einen Schauspieler, der in dieser Runde zum Hof gegangen ist, ohne seinen Effekt in dein Ensemble auf. Ob ihn jemand geschickt hat oder ob sich dort mehrere trafen, ist gleich.
help-raven = Am Ende einer Spielzeit, bevor es die Gage gibt: Schicke einen Schauspieler deines Ensembles zum Hof.
help-chameleon = Am Ende einer Spielzeit verändert es die Differenz um 1, nach deiner Wahl für die Komödie oder für die Tragödie. Es ist kein Schauspieler: Es bringt selbst keinen Ecu, und keine Geheime Bitte zählt es als einen.
help-short-bonus = Ecu sofort
help-short-ox = Stadt sperren
help-short-horse = Zwei Städte
help-short-turtle = Zuletzt wählen
help-short-bear = Andere auszahlen
help-short-fox = Bis zu 2 stehlen
help-short-elephant = König drängen
help-short-peacock = Impresarios zahlen
help-short-owl = 3 Bitten ziehen
help-short-monkey = Schauspieler fangen
help-short-raven = Später Gang zum Hof
help-short-chameleon = Komödie oder Tragödie

request-favored = Des Königs Liebling
request-queen = Die Königin
request-almoner = Der Almosenier
request-banker = Der Bankier
request-jester = Der Hofnarr
request-ceremonies = Der Zeremonienmeister
request-diplomat = Der Diplomat
request-hermit = Der Einsiedler
request-chamberlain = Der Kämmerer
request-preceptor = Der Hauslehrer
request-dauphin = Der Dauphin
request-marshal = Der Marschall
request-cartographer = Die Kartografin
request-twins = Die Zwillinge
request-countess = Die Gräfin
request-dowager = Die Witwe
request-marquis = Der Marquis
request-cardinal = Der Kardinal
request-fop = Der Stutzer
request-nun = Die Nonne
request-flutist = Die Flötistin
request-confessor = Der Beichtvater
wish-favored = Deine Aufführung gefällt dem König.
wish-queen = Deine Aufführung neigt zu dem, was der König nicht sehen möchte.
wish-almoner = Niemand hat weniger Ecu als du.
wish-banker = Niemand hat mehr Ecu als du.
wish-jester = Mindestens 2 Schauspieler, und die Differenz deiner Aufführung ist höchstens 1.
wish-ceremonies = Mindestens 2 Gaukler, Chamäleons eingeschlossen.
wish-diplomat = Mindestens 2 Komödien- und 2 Tragödien-Darsteller.
wish-hermit = Höchstens 3 Schauspieler.
wish-chamberlain = Mindestens 1 deiner Impresarios steht auf der Bühne.
wish-preceptor = Schauspieler aus mindestens 4 verschiedenen Stufen.
wish-dauphin = Mindestens 3 Schauspieler der Stufe 1 oder 2.
wish-marshal = Mindestens 2 Schauspieler der Stufe 4 oder 5.
wish-cartographer = Mindestens 4 deiner Karavellen stehen auf dem Spielplan.
wish-twins = 2 Komödien- oder 2 Tragödien-Darsteller derselben Stufe.
wish-countess = Mindestens 3 Komödien-Darsteller.
wish-dowager = Mindestens 3 Tragödien-Darsteller.
wish-marquis = Die Stufen deiner Komödien-Darsteller ergeben zusammen mindestens 9.
wish-cardinal = Die Stufen deiner Tragödien-Darsteller ergeben zusammen mindestens 9.
wish-fop = Mindestens 2 Komödien-Darsteller und kein Tragödien-Darsteller.
wish-nun = Mindestens 2 Tragödien-Darsteller und kein Komödien-Darsteller.
wish-flutist = Die Nadel steht auf Komödie 3 oder weiter außen.
wish-confessor = Die Nadel steht auf Tragödie 3 oder weiter außen.

source-actors = Passende Schauspieler
source-show = Aufführungen
source-requests = Geheime Bitten
source-bonus = Almosen
source-managers = Impresarios
source-thefts = Gestohlen
source-losses = Bestohlen
source-fees = Für Stufe 5 bezahlt
source-acrobats = Gaukler

window-announce = vor der Wahl der Städte
window-bear = nach dem Aufdecken
window-acrobats = nach Stadt 8
window-raven = am Ende einer Spielzeit

prompt-announce = Vor der Wahl der Städte einen Gaukler einsetzen?
prompt-travel = Wähle dein Reiseziel
prompt-travel-pair = Wähle deine zwei Reiseziele
prompt-turtle = Alle haben ihre Stadt aufgedeckt. Wähle deine
prompt-bear = Die anderen mit dem Bären auszahlen?
prompt-steal = { $city }: Wem stiehlst du 1 Ecu?
prompt-court = { $city }: Einen deiner neuen Schauspieler zum Hof schicken?
prompt-discard = Zu viele Geheime Bitten: Lege eine ab
prompt-acrobats = Jetzt einen Gaukler einsetzen?
prompt-owl = Lege eine der Bitten ab, die die Eule gebracht hat
prompt-raven = Vor der Gage noch einen Schauspieler deines Ensembles zum Hof schicken?
prompt-chameleon = Chamäleon: Komödie oder Tragödie?
prompt-fulfil = Eine Geheime Bitte ausspielen?

move-travel = Nach { $city } reisen
move-travel-pair = Nach { $first } und { $second } reisen
move-use-ox = Ochse: { $city } ankündigen
move-use-horse = Pferd: zwei Städte besuchen
move-use-turtle = Schildkröte: zuletzt wählen
move-use-bear = Bär: { $city } für dich allein
move-steal = { $player } bestehlen
move-keep = Alle behalten
move-send = Den { $actor } zum Hof schicken
move-discard = „{ $request }“ ablegen
move-use-fox = Fuchs: { $player } bestehlen
move-use-elephant = Elefant: { $fields } { $fields ->
    [one] Feld
   *[other] Felder
} { $side }
move-use-peacock = Pfau: bei den Impresarios kassieren
move-use-owl = Eule: drei Bitten ziehen
move-use-monkey = Affe: den { $actor } aufnehmen
move-use-raven = Rabe: den { $actor } zum Hof schicken
move-chameleons = { $comedy ->
    [0] Tragödie
    [1] { $tragedy ->
        [0] Komödie
       *[other] Je eins
    }
   *[other] Komödie
}
move-fulfil = „{ $request }“ ausspielen
move-decline = Keine Bitte ausspielen
move-pass = Passen

event-season = Spielzeit { $number } beginnt. Der König möchte eine { $mood } sehen.
event-round = Runde { $a }
event-dealt = { $card } kommt nach { $city }.
event-used = { $player } setzt { $card } ein.
event-announced = { $player } kündigt { $city } an; niemand sonst darf dorthin.
event-travelled = { $player } reist nach { $city }.
event-travelled-twice = { $player } reist nach { $first } und { $second }.
event-ally-travelled = Das befreundete Ensemble von { $player } reist nach { $city }.
event-ally-kept-away = Das befreundete Ensemble von { $player } bleibt { $city } fern.
event-alone = { $player } ist allein in { $city }.
event-alone-bear = { $player } handelt { $city } dank dem Bären ab, als wäre sonst niemand da.
event-met = { $players } treffen sich in { $city }: Die Karten werden abgelegt.
event-met-allies = { $players } und { $allies ->
    [one] ein befreundetes Ensemble
   *[other] beide befreundeten Ensembles
} treffen sich in { $city }: Die Karten werden abgelegt.
event-allies-alone = { $allies ->
    [one] Ein befreundetes Ensemble ist allein in { $city }: Die Karten werden ohne Effekt abgelegt.
   *[other] Beide befreundeten Ensembles treffen sich in { $city }: Die Karten werden abgelegt.
}
event-empty = { $player } findet in { $city } keine Karte vor.
event-bonus = { $player } erhält { $ecus } Ecu.
event-joined = { $player } begegnet dem { $card }.
event-found = { $player } gewinnt { $card } für sich.
event-recovered = { $player } nimmt alle Reisekarten zurück.
event-recovered-last = { $player } hat { $left ->
    [0] keine Reisekarte mehr
   *[other] nur noch eine Reisekarte
} und nimmt alle zurück.
event-stole = { $player } stiehlt { $victim } { $ecus } Ecu.
event-manager = Die Impresarios auf der Bühne bringen { $player } { $a } Ecu.
event-no-manager = { $player } hat keinen Impresario mehr für die Bühne.
event-paid = { $player } zahlt 1 Ecu.
event-unpaid = { $player } kann den { $card } nicht bezahlen und legt ihn ab.
event-court = { $player } schickt den { $card } zum Hof.
event-needle = Die Nadel rückt { $fields ->
    [one] 1 Feld
   *[other] { $fields } Felder
} { $side }, auf { $mood } { $field }.
event-mood = Des Königs Stimmung schlägt um: Er möchte eine { $mood } sehen. Alle Impresarios kehren heim.
event-drew = { $player } zieht eine Geheime Bitte: „{ $request }“.
event-drew-hidden = { $player } zieht eine Geheime Bitte.
event-discarded = { $player } legt „{ $request }“ ab.
event-bribed = { $player } zahlt { $victim } 1 Ecu.
event-bribed-allies = { $player } zahlt der Schatzkammer { $ecus ->
    [one] 1 Ecu für das befreundete Ensemble
   *[other] { $ecus } Ecu für die befreundeten Ensembles
}.
event-gained = { $player } erhält { $a } Ecu.
event-took = { $player } nimmt den { $card } ins Ensemble auf.
event-chameleons = Die Chamäleons von { $player } zählen { $a } für die Komödie, { $b } für die Tragödie.
event-actors-paid = { $player } erhält { $ecus } Ecu für Schauspieler der { $mood }.
event-pleased = Die Aufführung von { $player } gefällt dem König, Differenz { $a }: { $b } Ecu.
event-best = Die Aufführung von { $player } ist die beste, Differenz { $a }: { $b } Ecu.
event-displeased = Die Aufführung von { $player } gefällt dem König nicht.
event-fulfilled = { $player } spielt „{ $request }“ aus: { $ecus } Ecu.
event-fulfilled-again = „{ $request }“ bringt { $player } noch einmal { $ecus } Ecu.
event-declined = { $player } spielt keine Bitte aus.
event-season-over = Spielzeit { $a } ist vorbei: Das Festival beginnt.
event-over = Die Partie ist zu Ende.

why-used-city = Deine Karte für { $city } ist ausgespielt. Du bekommst sie mit einem Schauspieler der Stufe 1 zurück oder wenn du nur noch eine Karte hast.
why-closed-city = { $player } hat { $city } mit dem Ochsen angekündigt; niemand sonst darf in dieser Runde dorthin.
why-announced = Du hast { $city } mit dem Ochsen angekündigt und musst dorthin.
why-one-city = Nur mit dem Pferd besuchst du zwei Städte.
why-two-cities = Du hast das Pferd eingesetzt: Wähle zwei Städte.
why-nobody-there = Dort sitzt niemand.
why-not-yourself = Dich selbst kannst du nicht bestehlen.
why-no-ecus = { $player } hat keinen Ecu.
why-not-met-here = Dem { $actor } bist du nicht eben in { $city } begegnet. Nur Schauspieler, die du dort in dieser Runde gewonnen hast, können zum Hof gehen.
why-not-your-request = „{ $request }“ hast du nicht auf der Hand.
why-owl-drawn = „{ $request }“ ist keine der drei Bitten, die die Eule gebracht hat.
why-chameleons = Du hast { $owned ->
    [one] 1 Chamäleon
   *[other] { $owned } Chamäleons
}; jedes zählt für die Komödie oder für die Tragödie.
why-not-met = Die Bedingung von „{ $request }“ ist nicht erfüllt.
why-not-your-acrobat = Du hast { $acrobat } nicht.
why-used-acrobat = Du hast { $acrobat } in dieser Spielzeit schon eingesetzt. In der nächsten geht es wieder.
why-not-this-window = Du kannst { $acrobat } nur { $window } einsetzen.
why-ox-or-turtle = Der Ochse kündigt zuerst an, die Schildkröte wählt zuletzt: nicht beides in einer Runde.
why-two-cards = Das Pferd braucht zwei Reisekarten, die du spielen darfst.
why-not-there = Du bist nicht in { $city }.
why-alone = Du bist allein in { $city }; der Bär hat niemanden auszuzahlen.
why-too-dear = Du brauchst { $price } Ecu, um für alle dort zu zahlen.
why-fresh = Du hast { $acrobat } erst in dieser Runde gewonnen: Einsetzbar, sobald diese Phase vorüber ist.
why-not-thrown = Kein { $actor } ist in dieser Runde zum Hof gegangen.
why-not-in-troupe = In deinem Ensemble ist kein { $actor }.

given-alone = { $city }, allein
given-together = { $city }, mit anderen

# the table in the terminal
terminal-season = Spielzeit { $season } von { $seasons }, Runde { $round }.
terminal-king = Der König wünscht eine { $mood }: Die Nadel steht auf Feld { $field } von { $fields }.
terminal-decks = Noch im Stapel: { $encounters } Begegnungskarten, { $requests } Geheime Bitten.
terminal-troupe = { $name }: { $ecus } Ecu, Komödie { $comedy }, Tragödie { $tragedy }, Reisekarten { $travel }, Impresarios zu Hause { $managers }, Geheime Bitten { $requests }
terminal-used = eingesetzt
terminal-ready = bereit
terminal-met = jetzt erfüllt
terminal-not-met = nicht erfüllt

# why a move is proposed
hint-histrio-ecus = Er bringt dir bald etwa { $gain } Ecu mehr.
hint-histrio-show = Deine Aufführung trifft die Stimmung des Königs besser: etwa { $gain } Ecu mehr.
hint-histrio-requests = Er hilft dir, Geheime Bitten zu erfüllen: etwa { $gain } Ecu mehr.
hint-histrio-acrobats = Er gewinnt einen Gaukler oder spart einen für später auf: etwa { $gain } Ecu mehr.
