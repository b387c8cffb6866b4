game-line = Zieh mit einem Ensemble aus Hasen und Reihern von Stadt zu Stadt. Lacht oder weint Leonus XIV. heute Abend?
where = Spielzeit { $season } von { $seasons } · Runde { $round } · { $phase }
where-short = S{ $season } · R{ $round } · { $phase }
where-over = Der Vorhang ist gefallen
phase-announce = Gaukler
phase-travel = Reisen
phase-turtle = Reisen
phase-bear = Aufdecken
phase-steal = Begegnungen
phase-court = Begegnungen
phase-discard = Begegnungen
phase-acrobats = Gaukler
phase-owl = Gaukler
phase-raven = Festival
phase-chameleon = Festival
phase-fulfil = Gage
ecus = { $n } Ecu

board-label = Theater und Städte
king-wants = Der König wünscht eine
mood-comedy = Komödie
mood-tragedy = Tragödie
theatre-label = Theater. Der König möchte sehen: { $mood }. Die Nadel steht auf Feld { $field } von { $fields }. Impresarios auf der Bühne: { $managers }.
deck-encounters = Begegnung
deck-requests = Bitten
cities-label = Städte
city-label = Stadt { $n }, { $city }. { $stack }
city-stack = Neueste zuerst: { $cards }.
city-empty = Hier liegt keine Karte.
city-none = keine Karavelle
city-fan = Alle { $n } Karten von { $city } ansehen
city-fan-one = Die Karte von { $city } ansehen
fan-title = { $n } { $city }, neueste Karte zuerst
closed = vom Ochsen gesperrt
allies-here = { $n ->
    [one] befreundetes Ensemble
   *[other] 2 befreundete Ensembles
}
allies-there = { $n ->
    [one] ein befreundetes Ensemble
   *[other] beide befreundeten Ensembles
}
track-label = Städte in der Reihenfolge der Begegnungen
track-done = fertig
track-now = jetzt
track-next = danach
track-later = wartet
track-quiet = niemand

lean-even = ausgeglichen
lean-comedy = +{ $n } Komödie
lean-tragedy = +{ $n } Tragödie
leans-to-comedy = neigt zur Komödie
leans-to-tragedy = neigt zur Tragödie
show-pleases = gefällt
show-not = gefällt nicht
field-comedy = Komödie { $n }
field-tragedy = Tragödie { $n }
needle-stays = die Nadel bleibt auf { $place }
needle-moves = die Nadel rückt von { $old } auf { $new }
needle-short = Nadel auf { $place }
king-turns-comedy = der König lacht
king-turns-tragedy = der König weint
managers-leave = { $n ->
    [one] 1 Impresario kehrt heim
   *[other] { $n } Impresarios kehren heim
}
fc-city = { $city }, allein: { $alone }. Mit anderen: { $met }.
fc-alone-sure = { $city }, ganz für dich: { $alone }.
fc-met = { $needle }, du ziehst eine Geheime Bitte
fc-request = eine Geheime Bitte
fc-comedian = { $n ->
    [0] kein Komödien-Darsteller
    [one] 1 Komödien-Darsteller
   *[other] { $n } Komödien-Darsteller
}
fc-tragedian = { $n ->
    [0] kein Tragödien-Darsteller
    [one] 1 Tragödien-Darsteller
   *[other] { $n } Tragödien-Darsteller
}
fc-ecus = +{ $n } Ecu
fc-steal = { $n } Ecu stehlen
fc-managers = Impresario auf die Bühne, +{ $n }
fc-fee = { $n } Ecu zahlen
fc-unpaid = { $n ->
    [one] 1 unbezahlter Schauspieler wird abgelegt
   *[other] { $n } unbezahlte Schauspieler werden abgelegt
}
fc-recover = alle Reisekarten zurück
fx-steal = { $n ->
    [one] Der einzige Ecu dort wechselt den Besitzer.
   *[other] Einer von { $n } Ecu wechselt den Besitzer.
}
fx-show = Deine Aufführung: { $show }.
fx-decline = Deine Bitten bleiben verdeckt auf deiner Hand.
fx-request = Bringt jetzt { $n } Ecu.
fx-request-again = Bringt jetzt { $n } Ecu und bleibt offen liegen: In Spielzeit 2 bringt sie dasselbe noch einmal, wenn ihre Bedingung wieder erfüllt ist.
fx-bear = Du zahlst { $n } Ecu, dann: { $alone }.
fx-fox = Du nimmst { $n } Ecu.
fx-gain = Du erhältst { $n } Ecu.

panel-happened = Was hier geschah
panel-steal = Begegnungen
panel-steal-line = Ein Mitspieler verliert 1 Ecu
panel-court = Begegnungen
panel-court-line = Neueste Karte zuerst
panel-discard = Geheime Bitten
panel-discard-line = Mehr als drei darf niemand auf der Hand halten
panel-acrobats = Gaukler
panel-acrobats-line = Nach Stadt 8, bevor neue Karten kommen
panel-owl = Die Briefe der Eule
panel-owl-line = Eine davon wird abgelegt
panel-raven = Vor der Gage
panel-raven-line = Der Rabe kann den König noch einmal umstimmen
panel-chameleon = Chamäleons
panel-chameleon-line = Jedes zählt 1 für die Komödie oder für die Tragödie, wie sein Besitzer wählt
choose-steal = Wem?
choose-court = Wen schickst du?
choose-discard = Welche legst du ab?
choose-acrobats = Was möglich ist
choose-owl = Welche legst du ab?
choose-raven = Wen schickst du?
choose-chameleon = Komödie oder Tragödie?
visit-alone = { $name } ist hier allein, neueste Karte zuerst
visit-empty = { $name } findet hier keine Karte vor
visit-met = { $names } treffen sich: Niemand bekommt eine Karte
visit-allies = Nur befreundete Ensembles waren hier
met-joined = Auf der Hand
met-found = Kommt ins Ensemble
met-discarded = Abgelegt
met-unpaid = Nicht bezahlt: abgelegt
note-gained = +{ $n } Ecu
note-recovered = Reisekarten zurück
note-stole = { $n } Ecu von { $name }
note-manager = Impresarios: +{ $n }
note-no-manager = kein Impresario mehr
note-paid = { $n } Ecu bezahlt
acro-ready = bereit
acro-used = in dieser Spielzeit benutzt
acro-fresh = ab der nächsten Phase
actor-thrown = ging zum Hof
turn-needle = Die Nadel drehen
turn-needle-line = oder ein Feld der Stimmungsanzeige anklicken
field-now = jetzt

hand = Reisekarten
used = ausgespielt
travel-card = Reisekarte { $n }, { $city }
travel-card-used = Reisekarte { $n }, { $city }: ausgespielt
troupe = Mein Ensemble
troupe-none = Noch hat sich dir niemand angeschlossen.
acrobats = Gaukler
acrobats-none = Noch kein Gaukler.
acrobat-used = benutzt
acrobat-fresh = nächste Phase
requests = Geheime Bitten
requests-none = Noch keine. Du ziehst eine, wenn du in einer Stadt nicht allein bist.
request-met = jetzt erfüllt
request-unmet = jetzt nicht erfüllt
request-open = offen
my-show = Deine Aufführung: { $lean }
ally-goes = Dein befreundetes Ensemble reist nach { $n } { $city }
ally-deck = Befreundetes Ensemble: noch möglich { $cities }
n-travel = { $n ->
    [one] 1 Reisekarte
   *[other] { $n } Reisekarten
}
n-requests = { $n ->
    [one] 1 Bitte
   *[other] { $n } Bitten
}
n-managers = { $n ->
    [one] 1 Impresario
   *[other] { $n } Impresarios
}
acrobat-tip-used = { $tip } In dieser Spielzeit benutzt.

festival-name = Das Freigiebige Festival
festival-season = Gage der Spielzeit { $season }
step-actors = Schauspieler
step-actors-line = 1 Ecu je Schauspieler, der zur Stimmung des Königs passt
step-show = Gefällige Aufführung
step-show-line = { $n } Ecu, wenn die größere Summe zu seiner Stimmung passt
step-best = Beste Aufführung
step-best-line = doppelt bei der größten Differenz
step-request = Geheime Bitte
step-request-line = eine ausspielen, wenn ihre Bedingung erfüllt ist
step-total = Ecu
step-total-line = vorher und nachher
step-caption = { $name }: { $rule }
step-troupe = Ensemble
step-troupe-line = Stufen in den Siegeln
step-next = Nächster Schritt
step-all = Alles zeigen
step-close = Zur zweiten Spielzeit
best-doubled = Differenz { $n }, verdoppelt
best-other = Differenz { $n }, die beste hat { $best }
best-out = nicht im Wettbewerb
best-is = beste Aufführung
wish-unmet = Ihre Bedingung ist nicht erfüllt.
request-chosen = hat gewählt
request-choosing = wählt
request-none-held = hat keine
request-none = keine
scales-label = Komödien-Darsteller { $comedy }, Tragödien-Darsteller { $tragedy }
festival-note = Gezählt in der Reihenfolge der Spielregel. Ein Chamäleon verändert die Differenz um 1; es ist kein Schauspieler und bringt keinen Ecu.
source-start = Start
end-season = Spielzeit { $season } · { $mood }
end-breakdown = Woher jeder Ecu kam
end-total = Summe
end-source = Quelle
soon = Noch zu erwarten:
soon-met = { $names } treffen sich in { $city }: { $side }.
soon-comedy = die Nadel rückt { $n } Richtung Komödie
soon-tragedy = die Nadel rückt { $n } Richtung Tragödie
soon-even = die Nadel bleibt stehen
band-comedy = Komödie
band-tragedy = Tragödie
chapter-totals = Gage
sign-collision = Zusammentreffen
sign-court = zum Hof
sign-acrobat = Gaukler

changed-needle = Die Nadel steht auf { $place }
changed-city = { $city }: andere Karavellen
changed-ecus = Ecu

scene-round = Eine neue Runde
scene-reveal = Die Enthüllung
scene-city = In den Städten
scene-court = Ein Besuch am Hof
scene-requests = Die Geheimen Bitten
scene-over = Der letzte Vorhang
stamp-together = zusammen

# was die Partie wendete, nach „Scapin gewinnt mit 12 Vorsprung:“
turning-king = In Runde { $turn } der Spielzeit { $season } schlug die Stimmung des Königs um
turning-king-used = Durch { $card } schlug in Runde { $turn } der Spielzeit { $season } die Stimmung des Königs um
turning-king-court = { $card } bei Hof stimmte in Runde { $turn } der Spielzeit { $season } den König um
turning-best = Die beste Aufführung der Spielzeit { $season } brachte { $ecus }
turning-pleased = Der König zahlte { $ecus } für die Aufführung der Spielzeit { $season }
turning-fulfilled = „{ $request }“ brachte { $ecus } in Spielzeit { $season }
turning-actors-paid = Die Schauspieler der Spielzeit { $season } verdienten { $ecus }
turning-stole = { $victim } wurde in Runde { $turn } bestohlen
turning-manager = Die Impresarios auf der Bühne brachten { $ecus } in Runde { $turn }
turning-bonus = Almosen von { $ecus } in Runde { $turn }
turning-gained = Ein Gaukler brachte { $ecus } in Runde { $turn }
result-unit = Ecu

aim-announce = Ist ein Gaukler jetzt mehr wert als später die Überraschung?
aim-travel = Wohin reist sonst niemand?
aim-turtle = Alle anderen liegen offen: Welche Stadt bleibt dir allein?
aim-bear = Ist die Stadt ihren Preis wert?
aim-steal = Wem fehlt es am meisten?
aim-court = Zählt die Stimmung des Königs mehr als ein Darsteller in deinem Ensemble?
aim-discard = Welche Bedingung kannst du kaum noch erfüllen?
aim-acrobats = Bringt das jetzt mehr, als die Karte zu behalten?
aim-owl = Welche Bedingung passt am wenigsten zu deinem Ensemble?
aim-raven = Lässt sich der König vor dem Festival noch umstimmen?
aim-chameleon = Auf welcher Seite wird die Aufführung besser?
aim-fulfil = Welche Bedingung zahlt am meisten, jetzt oder am Ende?

prospect-alone = Allein
prospect-met = Nicht allein

order-travel = Nächste Reise
order-travel-line = Wird einmal ausgeführt, wenn du das nächste Mal ein Reiseziel wählst. Ist keine der Städte zu erreichen, wirst du gefragt.
order-travel-1 = Zuerst
order-travel-2 = Wenn das nicht geht
order-travel-told = Nächste Reise: { $first }{ $other ->
    [yes] ; wenn das nicht geht: { $second }
   *[no] {""}
}
order-pass = Keine Gaukler
order-pass-line = Bis zum Ende dieser Runde setzt du keinen Gaukler ein, wenn du gefragt wirst.
order-pass-told = Keine Gaukler bis zum Ende dieser Runde
