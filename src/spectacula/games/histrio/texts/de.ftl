title = Hoftheater
tagline = Fahrende Truppen, geheime Wege und ein launischer König
intro = Du führst eine Theatertruppe durch acht Städte. In jeder Runde wählen alle Truppen heimlich eine Stadt. Bist du allein dort, nimmst du alles, was sie bietet: Schauspieler, Artisten, Écus. Triffst du jemanden, laufen die Schauspieler an den Hof und stimmen den König um, und ein geheimer Auftrag tröstet dich. Am Ende jeder der zwei Spielzeiten bezahlt der König die Stücke, die zu seiner Laune passen, Komödie oder Tragödie, und am besten das beste.

option-dial = Felder der Skala je Seite
option-dial-help = Wie weit die Laune des Königs ausschlagen kann. Auf einer kurzen Skala dreht ihn schon ein starker Schauspieler um.
option-dial-4 = 4, launenhaft
option-dial-5 = 5
option-dial-6 = 6, wie üblich
option-dial-7 = 7
option-dial-8 = 8, stur
option-requests_open = Offene Aufträge
option-requests_open-help = Geheime Aufträge liegen offen, alle wissen, worauf die anderen hoffen.
option-requests_open-false = geheim
option-requests_open-true = offen
option-season_one_only = Kurzes Spiel
option-season_one_only-help = Endet nach der ersten Spielzeit: etwa zwanzig Minuten.
option-season_one_only-false = zwei Spielzeiten
option-season_one_only-true = eine Spielzeit

comedy = Komödie
    .towards = Richtung Komödie
tragedy = Tragödie
    .towards = Richtung Tragödie

city-1 = Lachenau
city-2 = Tränenfurt
city-3 = Maskenburg
city-4 = Laternental
city-5 = Puderbach
city-6 = Kulissen
city-7 = Federsee
city-8 = Leonshof

card-comedian-1 = Komödiant 1
card-comedian-2 = Komödiant 2
card-comedian-3 = Komödiant 3
card-comedian-4 = Komödiant 4
card-comedian-5 = Komödiant 5
card-tragedian-1 = Tragöde 1
card-tragedian-2 = Tragöde 2
card-tragedian-3 = Tragöde 3
card-tragedian-4 = Tragöde 4
card-tragedian-5 = Tragöde 5
card-bonus-1 = Beutel mit 1 Écu
card-bonus-2 = Beutel mit 2 Écus
card-bonus-3 = Beutel mit 3 Écus
card-ox = Ochse
card-horse = Pferd
card-turtle = Schildkröte
card-bear = Bär
card-fox = Fuchs
card-elephant = Elefant
card-peacock = Pfau
card-owl = Eule
card-monkey = Affe
card-raven = Rabe
card-chameleon = Chamäleon
sort-comedian = Komödiant
sort-tragedian = Tragöde
sort-bonus = Beutel
sort-acrobat = Artist

effect-1 = Alle deine Reisekarten und Karavellen kommen zurück.
effect-2 = Stiehl einem Gegner deiner Wahl 1 Écu.
effect-3 = Stell einen Impresario auf die Bühne und nimm 1 Écu für jeden Impresario dort.
effect-4 = Keine Wirkung.
effect-5 = Zahle 1 Écu. Kannst du nicht, geht der Schauspieler.
effect-short-1 = Karten zurück
effect-short-2 = 1 Écu stehlen
effect-short-3 = Impresario
effect-short-4 = Keine Wirkung
effect-short-5 = 1 Écu zahlen
help-bonus = Nimm die Écus, die Karte wird abgelegt.
help-ox = Vor der Wahl: Nenne deine Stadt offen. Niemand sonst darf in dieser Runde dorthin reisen.
help-horse = Vor der Wahl: Spiel in dieser Runde zwei Reisekarten und besuche beide Städte.
help-turtle = Vor der Wahl: Wähle deine Stadt erst, wenn alle anderen ihre gezeigt haben.
help-bear = Nach dem Aufdecken: Zahle jedem Rivalen in deiner Stadt 1 Écu und handle sie ab, als wärst du allein.
help-fox = Nach Stadt 8: Stiehl einem Gegner bis zu 2 Écus.
help-elephant = Nach Stadt 8: Beweg den Zeiger 1 bis 3 Felder in eine Richtung.
help-peacock = Nach Stadt 8: Nimm 1 Écu für jeden Impresario auf der Bühne, mindestens 1, höchstens 4.
help-owl = Nach Stadt 8: Zieh drei geheime Aufträge und leg einen davon ab.
help-monkey = Nach Stadt 8: Nimm einen Schauspieler, der in dieser Runde hinausgeworfen wurde, ohne seine Wirkung in deine Truppe.
help-raven = Am Ende einer Spielzeit: Schick einen Schauspieler deiner Truppe an den Hof.
help-chameleon = Am Ende einer Spielzeit zählt es als Schauspieler der Stufe 1 in dem Fach, das du wählst. Es bringt selbst keinen Écu.
help-short-bonus = Écus sofort
help-short-ox = Stadt sperren
help-short-horse = Zwei Städte
help-short-turtle = Zuletzt wählen
help-short-bear = Stadt räumen
help-short-fox = Bis zu 2 stehlen
help-short-elephant = König drängen
help-short-peacock = Impresarios zahlen
help-short-owl = 3 Aufträge ziehen
help-short-monkey = Schauspieler fangen
help-short-raven = Später Hofbesuch
help-short-chameleon = Beide Fächer

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
wish-favored = Dein Stück gefällt dem König.
wish-queen = Dein Stück neigt zu dem Fach, das der König nicht will.
wish-almoner = Niemand hat weniger Écus als du.
wish-banker = Niemand hat mehr Écus als du.
wish-jester = Mindestens 2 Schauspieler, und deine Stufensummen unterscheiden sich um höchstens 1.
wish-ceremonies = Mindestens 2 Artisten.
wish-diplomat = Mindestens 2 Komödianten und 2 Tragöden.
wish-hermit = Höchstens 3 Schauspieler.
wish-chamberlain = Mindestens 1 deiner Impresarios steht auf der Bühne.
wish-preceptor = Schauspieler aus mindestens 4 verschiedenen Stufen.
wish-dauphin = Mindestens 3 Schauspieler der Stufe 1 oder 2.
wish-marshal = Mindestens 2 Schauspieler der Stufe 4 oder 5.
wish-cartographer = Mindestens 4 deiner Karavellen stehen auf dem Plan.
wish-twins = 2 Schauspieler mit gleichem Fach und gleicher Stufe.
wish-countess = Mindestens 3 Komödianten.
wish-dowager = Mindestens 3 Tragöden.
wish-marquis = Die Stufen deiner Komödianten ergeben mindestens 9.
wish-cardinal = Die Stufen deiner Tragöden ergeben mindestens 9.
wish-fop = Mindestens 2 Komödianten und kein Tragöde.
wish-nun = Mindestens 2 Tragöden und kein Komödiant.
wish-flutist = Der Zeiger steht auf Komödie 3 oder weiter.
wish-confessor = Der Zeiger steht auf Tragödie 3 oder weiter.

source-actors = Passende Schauspieler
source-show = Stücke
source-requests = Geheime Aufträge
source-bonus = Beutel
source-managers = Impresarios
source-thefts = Gestohlen
source-losses = An Diebe verloren
source-fees = Gagen
source-acrobats = Artisten

window-announce = vor der Wahl der Städte
window-bear = nach dem Aufdecken
window-acrobats = nach Stadt 8
window-raven = am Ende einer Spielzeit

prompt-announce = Einen Artisten einsetzen, bevor die Städte gewählt werden?
prompt-travel = Wähle dein Reiseziel
prompt-travel-pair = Wähle deine zwei Reiseziele
prompt-turtle = Alle haben ihre Stadt gezeigt. Wähle deine
prompt-bear = Die anderen mit dem Bären auszahlen?
prompt-steal = { $city }: Wem stiehlst du 1 Écu?
prompt-court = { $city }: Einen deiner neuen Schauspieler an den Hof schicken?
prompt-discard = Zu viele geheime Aufträge: Leg einen ab
prompt-acrobats = Jetzt einen Artisten einsetzen?
prompt-owl = Leg einen der Aufträge ab, die die Eule gebracht hat
prompt-raven = Vor dem Fest einen Schauspieler deiner Truppe an den Hof schicken?
prompt-chameleon = Was spielen deine Chamäleons?
prompt-fulfil = Einen geheimen Auftrag ausspielen?

move-travel = Nach { $city } reisen
move-travel-pair = Nach { $first } und { $second } reisen
move-use-ox = Ochse: { $city } ankündigen
move-use-horse = Pferd: zwei Städte besuchen
move-use-turtle = Schildkröte: zuletzt wählen
move-use-bear = Bär: { $city } für dich allein
move-steal = { $player } bestehlen
move-keep = Alle behalten
move-send = { $actor } an den Hof schicken
move-discard = Ablegen: { $request }
move-use-fox = Fuchs: { $player } bestehlen
move-use-elephant = Elefant: { $fields } { $fields ->
    [one] Feld
   *[other] Felder
} { $side }
move-use-peacock = Pfau: bei den Impresarios kassieren
move-use-owl = Eule: drei Aufträge ziehen
move-use-monkey = Affe: { $actor } aufnehmen
move-use-raven = Rabe: { $actor } an den Hof schicken
move-chameleons = { $comedy ->
    [0] Tragödie
    [1] { $tragedy ->
        [0] Komödie
       *[other] Je eins
    }
   *[other] Komödie
}
move-fulfil = Ausspielen: { $request }
move-decline = Keinen Auftrag ausspielen
move-pass = Passen

event-season = Spielzeit { $number } beginnt. Der König wünscht: { $mood }.
event-round = Runde { $a }
event-dealt = { $city } erhält { $card }.
event-used = { $player } setzt ein: { $card }.
event-announced = { $player } kündigt { $city } an; niemand sonst darf dorthin.
event-travelled = { $player } reist nach { $city }.
event-travelled-twice = { $player } reist nach { $first } und { $second }.
event-ally-travelled = Die verbündete Truppe von { $player } reist nach { $city }.
event-ally-kept-away = Die verbündete Truppe von { $player } bleibt { $city } fern.
event-alone = { $player } ist allein in { $city }.
event-alone-bear = Für { $player } räumt der Bär { $city }.
event-met = { $players } treffen sich in { $city }: Die Karten sind verloren.
event-met-allies = { $players } in { $city } mit { $allies ->
    [one] einer verbündeten Truppe
   *[other] beiden verbündeten Truppen
}: Die Karten sind verloren.
event-allies-alone = { $allies ->
    [one] Eine verbündete Truppe räumt { $city } leer.
   *[other] Beide verbündeten Truppen treffen sich in { $city }: Die Karten sind verloren.
}
event-empty = { $player } findet { $city } verlassen vor.
event-bonus = { $player } findet { $ecus } { $ecus ->
    [one] Écu
   *[other] Écus
}.
event-joined = { $player } trifft { $card }.
event-found = Zu { $player } stößt: { $card }.
event-recovered = { $player } bekommt alle Reisekarten zurück.
event-recovered-last = { $player } hat nur noch eine Reisekarte und bekommt alle zurück.
event-stole = { $player } stiehlt { $ecus } { $ecus ->
    [one] Écu
   *[other] Écus
} von { $victim }.
event-manager = Die Impresarios auf der Bühne bringen { $player } { $a } { $a ->
    [one] Écu
   *[other] Écus
}.
event-no-manager = { $player } hat keinen Impresario mehr für die Bühne.
event-paid = { $player } zahlt 1 Écu.
event-unpaid = { $player } kann { $card } nicht bezahlen und verliert ihn.
event-court = { $player } schickt { $card } an den Hof.
event-needle = Der Zeiger geht { $side } auf { $field }.
event-mood = Die Laune des Königs schlägt um: { $mood }. Alle Impresarios gehen nach Hause.
event-drew = { $player } zieht einen geheimen Auftrag: { $request }.
event-drew-hidden = { $player } zieht einen geheimen Auftrag.
event-discarded = { $player } legt ab: { $request }.
event-bribed = { $player } zahlt { $victim } 1 Écu.
event-gained = { $player } erhält { $a } { $a ->
    [one] Écu
   *[other] Écus
}.
event-took = { $player } nimmt { $card } in die Truppe.
event-chameleons = Die Chamäleons von { $player } spielen: { $a }-mal Komödie, { $b }-mal Tragödie.
event-actors-paid = { $player } erhält { $ecus } für Schauspieler im Fach { $mood }.
event-pleased = Das Stück von { $player } gefällt dem König mit { $a } Vorsprung: { $b } Écus.
event-best = Das Stück von { $player } ist mit { $a } Vorsprung das beste: { $b } Écus.
event-displeased = Das Stück von { $player } gefällt dem König nicht.
event-fulfilled = { $player } spielt einen Auftrag aus: { $request }, { $ecus } Écus.
event-fulfilled-again = { $request } zahlt { $player } noch einmal: { $ecus } Écus.
event-declined = { $player } spielt keinen Auftrag aus.
event-season-over = Spielzeit { $a } ist vorbei: Das Fest beginnt.
event-over = Das Spiel ist zu Ende.

why-used-city = Deine Karte für { $city } ist verbraucht. Ein Schauspieler der Stufe 1 bringt sie zurück, oder wenn nur noch eine Karte übrig ist.
why-closed-city = { $player } hat { $city } mit dem Ochsen angekündigt; niemand sonst darf in dieser Runde dorthin.
why-announced = Du hast { $city } mit dem Ochsen angekündigt und musst dorthin.
why-one-city = Nur mit dem Pferd besuchst du zwei Städte.
why-two-cities = Du hast das Pferd eingesetzt: Wähle zwei Städte.
why-nobody-there = Dort sitzt niemand.
why-not-yourself = Dich selbst kannst du nicht bestehlen.
why-no-ecus = { $player } hat keinen Écu.
why-not-met-here = { $actor } hast du nicht eben in { $city } getroffen. Nur Schauspieler, die du dort in dieser Runde gewonnen hast, können an den Hof.
why-not-your-request = { $request } ist nicht auf deiner Hand.
why-owl-drawn = { $request } gehört nicht zu den dreien, die die Eule gebracht hat.
why-chameleons = Du hast { $owned } { $owned ->
    [one] Chamäleon
   *[other] Chamäleons
}; jedes muss einem Fach zugeordnet werden.
why-not-met = Der Wunsch „{ $request }“ ist nicht erfüllt.
why-not-your-acrobat = Diesen Artisten hast du nicht: { $acrobat }.
why-used-acrobat = In dieser Spielzeit schon eingesetzt: { $acrobat }. In der nächsten wieder bereit.
why-not-this-window = { $acrobat }: Einsatz { $window }.
why-ox-or-turtle = Der Ochse kündigt zuerst an, die Schildkröte wählt zuletzt: nicht beides in einer Runde.
why-two-cards = Das Pferd braucht zwei Reisekarten, die du spielen darfst.
why-not-there = Du bist nicht in { $city }.
why-alone = Du bist allein in { $city }; der Bär hat niemanden auszuzahlen.
why-too-dear = Du brauchst { $price } Écus, um alle dort auszuzahlen.
why-fresh = In dieser Runde gewonnen: { $acrobat }. Einsatz erst ab der nächsten Phase.
why-not-thrown = { $actor } wurde in dieser Runde nicht hinausgeworfen.
why-not-in-troupe = { $actor } ist nicht in deiner Truppe.
