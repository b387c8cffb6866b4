game-line = Zieh mit einer Truppe aus Hasen und Reihern von Stadt zu Stadt. Lacht oder weint Leonus XIV. heute Abend?
where = Spielzeit { $season } von { $seasons } · Runde { $round } · { $phase }
where-short = S{ $season } · R{ $round } · { $phase }
where-over = Der Vorhang ist gefallen
phase-announce = Artisten
phase-travel = Reise
phase-turtle = Reise
phase-bear = Aufdecken
phase-steal = Auflösung
phase-court = Auflösung
phase-discard = Auflösung
phase-acrobats = Artisten
phase-owl = Artisten
phase-raven = Fest
phase-chameleon = Fest
phase-fulfil = Wertung
ecus = { $n ->
    [one] 1 Écu
   *[other] { $n } Écus
}

board-label = Theater und Städte
king-wants = Der König wünscht
mood-comedy = Komödie
mood-tragedy = Tragödie
theatre-label = Theater. Der König wünscht: { $mood }. Der Zeiger steht auf { $field } von { $fields }. Impresarios auf der Bühne: { $managers }.
deck-encounters = Begegnung
deck-requests = Aufträge
cities-label = Städte
city-label = Stadt { $n }, { $city }. { $stack }
city-stack = Neueste zuerst: { $cards }.
city-empty = Hier liegt keine Karte.
city-none = keine Karavelle
city-fan = Alle { $n } Karten von { $city } lesen
city-fan-one = Die Karte von { $city } lesen
fan-title = { $n } { $city }, neueste Karte zuerst
closed = vom Ochsen gesperrt
allies-here = { $n ->
    [one] verbündete Truppe
   *[other] 2 verbündete Truppen
}
track-label = Städte in der Reihenfolge der Auflösung
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
needle-stays = der Zeiger bleibt auf { $place }
needle-moves = Zeiger von { $old } auf { $new }
needle-short = Zeiger auf { $place }
king-turns-comedy = der König lacht
king-turns-tragedy = der König weint
managers-leave = { $n ->
    [one] 1 Impresario geht heim
   *[other] { $n } Impresarios gehen heim
}
fc-city = { $city }, allein: { $alone }. Nicht allein: { $met }.
fc-alone-sure = { $city }, ganz für dich: { $alone }.
fc-met = { $needle }, du ziehst einen geheimen Auftrag
fc-request = ein geheimer Auftrag
fc-comedian = { $n ->
    [0] kein Komödiant
    [one] 1 Komödiant
   *[other] { $n } Komödianten
}
fc-tragedian = { $n ->
    [0] kein Tragöde
    [one] 1 Tragöde
   *[other] { $n } Tragöden
}
fc-ecus = +{ $n ->
    [one] 1 Écu
   *[other] { $n } Écus
}
fc-steal = { $n ->
    [one] 1 Écu
   *[other] { $n } Écus
} stehlen
fc-managers = Impresario auf die Bühne, +{ $n }
fc-fee = { $n ->
    [one] 1 Écu
   *[other] { $n } Écus
} zahlen
fc-recover = alle Reisekarten zurück
fx-steal = { $n ->
    [one] Der einzige Écu
   *[other] Einer von { $n } Écus
} wechselt den Besitzer.
fx-show = Dein Stück: { $show }.
fx-decline = Deine Aufträge bleiben geheim in deiner Hand.
fx-request = Bringt jetzt { $n } Écus.
fx-request-again = Bringt jetzt { $n } Écus und bleibt offen liegen: In Spielzeit 2 zahlt er noch einmal, wenn er wieder erfüllt ist.
fx-bear = Du zahlst { $n ->
    [one] 1 Écu
   *[other] { $n } Écus
}, dann: { $alone }.
fx-fox = Du nimmst { $n ->
    [one] 1 Écu
   *[other] { $n } Écus
}.
fx-gain = Du bekommst { $n ->
    [one] 1 Écu
   *[other] { $n } Écus
}.

panel-happened = Was hier geschah
panel-steal = Auflösung
panel-steal-line = Ein Gegner verliert 1 Écu
panel-court = Auflösung
panel-court-line = Neueste Karte zuerst
panel-discard = Geheime Aufträge
panel-discard-line = Mehr als drei darf niemand halten
panel-acrobats = Artisten
panel-acrobats-line = Nach Stadt 8, bevor die Runde endet
panel-owl = Die Briefe der Eule
panel-owl-line = Einer davon muss weg
panel-raven = Vor dem Fest
panel-raven-line = Der Rabe kann den König noch einmal umstimmen
panel-chameleon = Chamäleons
panel-chameleon-line = Jedes zählt 1 in dem Fach, das sein Besitzer wählt
choose-steal = Von wem?
choose-court = Wenn du schickst
choose-discard = Welcher geht?
choose-acrobats = Was möglich ist
choose-owl = Welcher geht?
choose-raven = Wenn du schickst
choose-chameleon = Was sie spielen
visit-alone = { $name } ist hier allein, neueste Karte zuerst
visit-empty = { $name } findet hier niemanden und nichts
visit-met = { $names } treffen sich: Niemand bekommt eine Karte
visit-allies = Nur verbündete Truppen waren hier
met-joined = Unterwegs
met-found = Kommt zur Truppe
met-discarded = Abgelegt
met-unpaid = Unbezahlt gegangen
note-gained = +{ $n ->
    [one] 1 Écu
   *[other] { $n } Écus
}
note-recovered = Reisekarten zurück
note-stole = { $n ->
    [one] 1 Écu
   *[other] { $n } Écus
} von { $name }
note-manager = Impresarios: +{ $n }
note-no-manager = kein Impresario mehr
note-paid = { $n ->
    [one] 1 Écu
   *[other] { $n } Écus
} bezahlt
acro-ready = bereit
acro-used = in dieser Spielzeit benutzt
acro-fresh = ab der nächsten Phase
actor-thrown = hinausgeworfen
turn-needle = Den Zeiger drehen
turn-needle-line = oder ein Feld der Skala anklicken
field-now = jetzt

hand = Reisekarten
used = benutzt
travel-card = Reisekarte { $n }, { $city }
travel-card-used = Reisekarte { $n }, { $city }: benutzt
troupe = Meine Truppe
troupe-none = Noch gehört niemand zu dir.
acrobats = Artisten
acrobats-none = Noch kein Artist.
acrobat-used = benutzt
acrobat-fresh = nächste Phase
requests = Geheime Aufträge
requests-none = Noch keine. Wer einen Rivalen trifft, bekommt einen.
request-met = jetzt erfüllt
request-unmet = jetzt nicht erfüllt
request-open = offen
my-show = Dein Stück: { $lean }
ally-goes = Verbündete Truppe: { $n } { $city }
ally-deck = Verbündete Truppe: noch möglich { $cities }
n-travel = { $n } Reise
n-requests = { $n ->
    [one] 1 Auftrag
   *[other] { $n } Aufträge
}
n-managers = { $n ->
    [one] 1 Impresario
   *[other] { $n } Impresarios
}
acrobat-tip-used = { $tip } In dieser Spielzeit benutzt.

festival-name = Das Fest des Königs
festival-season = Wertung der Spielzeit { $season }
step-actors = Schauspieler
step-actors-line = 1 Écu je Schauspieler nach der Laune des Königs
step-show = Gefälliges Stück
step-show-line = { $n } Écus, wenn der Unterschied zu seiner Laune neigt
step-best = Bestes Stück
step-best-line = doppelt für den größten Unterschied
step-request = Geheimer Auftrag
step-request-line = einen spielen, wenn sein Wunsch erfüllt ist
step-total = Écus
step-total-line = vorher und nachher
step-troupe = Truppe
step-troupe-line = Stufen in den Siegeln
step-next = Nächster Schritt
step-all = Alles zeigen
step-close = Zur zweiten Spielzeit
best-doubled = Unterschied { $n }, verdoppelt
best-other = Unterschied { $n }, das beste hat { $best }
best-out = nicht im Wettbewerb
best-is = bestes Stück
wish-unmet = Sein Wunsch ist nicht erfüllt.
request-chosen = hat gewählt
request-choosing = wählt
request-none-held = hat keinen
request-none = keiner
scales-label = Komödianten { $comedy }, Tragöden { $tragedy }
festival-note = Gezählt in der Reihenfolge der Spielregel. Ein Chamäleon zählt 1 für den Unterschied, bringt aber als Schauspieler keinen Écu.
source-start = Start
end-season = Spielzeit { $season } · { $mood }
end-breakdown = Woher jeder Écu kam
end-total = Summe
end-chart = Écus im Verlauf
end-chart-line = nach jeder Runde und jeder Wertung
end-source = Quelle
chart-label = Écus im Verlauf. Am Ende: { $final }.
chart-start = Start
chart-totals = Wertung
soon = Noch zu erwarten:
soon-met = { $names } treffen sich in { $city }: { $side }.
soon-comedy = Zeiger { $n } Richtung Komödie
soon-tragedy = Zeiger { $n } Richtung Tragödie
soon-even = der Zeiger bleibt
band-comedy = Komödie
band-tragedy = Tragödie
chapter-totals = { chart-totals }
sign-collision = Zusammentreffen
sign-court = an den Hof
sign-acrobat = Artist
