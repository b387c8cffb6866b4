game-line = Fülle deine Arena wie niemand zuvor: Darsteller ersteigern, handeln, Adlige locken, die Aufführung deines Lebens geben.
where = Runde { $round } von { $rounds } · { $phase }
where-short = R{ $round } · { $phase }
where-over = Die letzte Aufführung ist vorbei
spectators-n = { $n ->
    [one] 1 Zuschauer
   *[other] { $n } Zuschauern
}
the-round = Runde
board-label = Spielplan
board-sentence = Der Spielplan: 36 Felder um fünf Märkte. Adlige: { $nobles }.
noble-in = { $noble } in { $city }
noble-on = { $noble } auf Feld { $n }
stall-empty = leer
stall-sold = an { $name }
market = Markt { $n }
market-label = Markt { $n }: { $tokens }
supply-medals = Medaillen
supply-podiums = Podien
supply-seats = Luxusplätze
die-used = benutzt
die-choice = 1, 2 oder 3
die-n = { $n } { $n ->
    [one] Feld
   *[other] Felder
}
die-both = oder beide für einen Adligen

my-programs = Meine Programme
my-tokens = Meine Plättchen
my-arena = Meine Arena, { $city }
no-programs = Noch kein Programm
performed = aufgeführt
complete = vollständig
missing-n = { $n ->
    [one] 1 fehlt
   *[other] { $n } fehlen
}
owned = { $n } vorhanden
tip-joker = Steht in einer Aufführung für jeden Darsteller und jede Requisite.
tip-action = Eine weitere Investition oder eine Medaille.
tip-emperor = Wird sofort zur Medaille.
slot-ok = vorhanden
slot-new = käme dazu
slot-jk = ein Joker springt ein
slot-no = fehlt
arena-of = braucht { $n } Arenateile
arena-parts = { $n } von 4 Teilen
arena-loge = Kaiserloge: 2 Würfel
arena-no-loge = Keine Kaiserloge: 1 Würfel
arena-seats = { $n } von { $most } Luxusplätzen
arena-nobles = Adlige jetzt: +{ $n }
program-tip = { $have } von { $size } Plättchen: jetzt { $now } wert, vollständig { $full }. Braucht: { $needs }.
record-tip = Beste Aufführung bisher. Der höchste Rekord gewinnt.
spectators = Zuschauer
coins = Münzen
medals = Medaillen
podiums = Podien
loge = Kaiserloge
has-star = hat die Star-Karte, +4
star-kind = hat eine Star-Karte
start-player = Startspieler
showed = zog { $n } an
you-name = Du

build-in = Bauen in { $city }
building = Bauen
invest-allowed = { $n ->
    [0] Investition getätigt
    [one] eine Investition
   *[other] { $n } Investitionen
}
draft-line = Alle nehmen eines der Programme 1 bis 5, dann eines von 6 bis 10. Sie kosten nichts und passen in jede Arena.
others-invest = Gerade investiert jemand anders. Die Programme unten zeigen, was dir noch offensteht.
expand-line = Feld { $n }, Teil { $parts } von 4.
expand-full = Die Arena hat alle Teile.
expand-rest = Ein Ruhefeld.
expand-noble = { $noble } +{ $n }.
spot-expand = { $what }: Feld { $n }, 10 Münzen
seat = Luxusplatz
seat-line = +{ $n } in jeder Aufführung. { $have } von { $most } gebaut.
medal-seat = Luxusplatz für Medaillen
medal-seat-line = Zwei Medaillen statt Münzen, zusätzlich zu deiner Investition.
loge-line = Zwei Würfel für die Adligen in jeder Aufführung.
loge-has = Deine Arena hat ihre Kaiserloge.
basket = Ausgewählt
basket-out = Herausnehmen: { $what }
coins-left = übrig
programs-sale = Programme zu kaufen
programs-free = Kostenlose Programme
legend-dots = voll: vorhanden
goal-star = { $program } als Ziel vormerken
goal-of = Ziel { $program }, Plättchen
goal-gain = Ziel { $program }: { $have } → { $will } von { $size } Plättchen
filter = Programme zeigen
filter-all = Alle
filter-coins = Bezahlbar
filter-stage = Aufführbar
filter-none = Kein Programm passt dazu.
group = { $parts ->
    [3] Mittel, Arena mit 3 Teilen
   *[other] Groß, Arena mit 4 Teilen
}
group-small = Programme { $first } bis { $last }
group-fits = passt in deine Arena
group-needs = { $n ->
    [one] noch eine Erweiterung nötig
   *[other] noch { $n } Erweiterungen nötig
}
group-above = kaufbar: Nummern über { $n } (zuletzt aufgeführt)
need-tip = { $token }: { $have } von { $n }
program-label = Programm { $number }, { $name }. Kostet { $cost }. Arena mit { $parts } Teilen. Du hast { $have } von { $size } Plättchen: jetzt { $now } wert, vollständig { $full }. { $needs }.
yours = deins
yours-shown = deins, aufgeführt
short = { $n } zu wenig
too-few = zu wenige
now-missing = { $n ->
    [0] vollständig
    [one] jetzt, 1 fehlt
   *[other] jetzt, { $n } fehlen
}
full = voll { $n }
fx-program = Jetzt { $now } wert, vollständig { $full }, { $n ->
    [one] 1 fehlt
   *[other] { $n } fehlen
} · braucht { $parts } Arenateile
ask-invest-done = Bezahlen oder noch einmal investieren?
line-invest = Bezahlt wird erst, wenn du bestätigst.
line-invest-best = Nach jetzigem Stand ist „{ $program }“ { $n } wert.
line-invest-laid = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
} eingeplant, { $left } übrig.
go-invest = { $n } Münzen investieren
go-invest-free = Fertig investiert
go-invest-nothing = Nichts investieren

auction-of = Versteigerung, Markt { $n }
auction-open = { $name } eröffnet eine Versteigerung
lot-gain = { $program } { $now } → { $then }
lot-nothing = füllt keine Lücke bei dir
star-mine = Du bekämst { $star }: +4
star-lost = Du verlörst { $star }
star-stays = Du wärst mit { $name } gleichauf bei { $n } { $token }: Die Star-Karte bleibt dort.
bid-highest = höchstes
bid-won = hat Markt { $n }
bid-passed = hat gepasst
bid-locked = diese Runde nicht mehr dabei
bid-opens = eröffnet
bid-to-bid = bietet
bid-opener = Startbieter
bid-in = dabei
bid-least = ab
bid-all = alle { $n }
quick-bids = Schnell bieten
your-bid = Dein Gebot
bid-lower = Eine Münze weniger
bid-higher = Eine Münze mehr
go-bid = { $n } { $n ->
    [one] Münze
   *[other] Münzen
} bieten
fx-bid = { $n } { $n ->
    [one] Münze
   *[other] Münzen
} übrig
line-bid-short = Wechsle zuerst Medaillen in Münzen, oder passe.
line-open = Danach nennst du dein Gebot; erst dann beginnt die Versteigerung.
line-open-short = Eine Versteigerung beginnt bei 8 Münzen. Wechsle erst eine Medaille oder eröffne keine.

desk = Handelstisch
counter-desk = Dein Gegenangebot
desk-of = { $name } handelt
desk-waits = { $name } überlegt sich ein Angebot.
offer-to = Angebot an
everyone = Alle
offers-left = { $n ->
    [one] noch 1 Angebot
   *[other] noch { $n } Angebote
}
you-give = Du gibst
you-get = Du bekommst
they-give = { $name } gibt
somebody-gives = Jemand gibt
wants-for = { $name } möchte
click-give = unten ein Plättchen anklicken
click-want = anklicken, was du möchtest
give-less = Zurücknehmen: { $token }
want-less = Nicht verlangen: { $token }
give-coins-less = { $n } Münze weniger geben
give-coins-more = { $n ->
    [one] 1 Münze mehr geben
   *[other] { $n } Münzen mehr geben
}
want-coins-less = { $n } Münze weniger verlangen
want-coins-more = { $n ->
    [one] 1 Münze mehr verlangen
   *[other] { $n } Münzen mehr verlangen
}
give-label = Geben: { $token }. Du hast { $n }, { $note }.
want-label = Von { $name } verlangen: { $token }, von { $n }
spare = { $n } übrig
needed = gebraucht
any-gap = jede Lücke
shapes-lack = Zeichen: wem es fehlt
others-hold = Was die anderen haben
fills-gap = füllt eine Lücke bei dir
lacks = es fehlt
eff-mine = Dein Programm { $program }
eff-theirs = { $program } von { $name }
eff-none-mine = Keine deiner Aufführungen ändert sich
eff-none = Keine Aufführung von { $name } ändert sich
eff-left = { $n ->
    [one] noch 1 Plättchen zu finden
   *[other] noch { $n } Plättchen zu finden
}
eff-star = { $name } bekäme { $star }
eff-star-mine = Du bekämst { $star }
eff-star-aside = Die Star-Karte käme beiseite: { $token }
eff-star-note = +4 in einer Aufführung mit diesem Plättchen
desk-give-first = Klicke ein eigenes Plättchen an, das du gibst, und was du dafür möchtest.
desk-want-first = Und was möchtest du dafür?
desk-not-there = Niemand, den du fragst, kann all das geben. Nimm etwas heraus.
line-trade = Getauscht wird, sobald jemand annimmt.
ask-trade = { $n ->
    [one] Dein letztes Angebot?
   *[other] Ein Angebot machen? Noch { $n }
}
ask-offer = { $name } { $gives } gegen { $wants } anbieten?
ask-offer-all = Allen { $gives } gegen { $wants } anbieten?
go-send = An { $name } senden
go-send-all = An alle senden
offer-of = Angebot von { $name }
offer-by-you = { $name } bietet dir an
offer-by = { $name } bietet { $to } an
offer-by-all = { $name } bietet allen an
counter-by = Gegenangebot von { $name }
counter-line = Das Gegenangebot geht von diesem Handel aus; auf jedes Angebot hast du eines.
line-answer = Getauscht wird sofort.
bag = Im Beutel
bag-line = Daraus werden die Märkte aufgefüllt, blind gezogen.

spectators-tonight = Zuschauer dieser Aufführung
show-of = Aufführung von { $name }
count-best = bestes Programm, alle Plättchen
the-record = Rekord
income = Einnahmen
count-label = { $n } Zuschauer: { $sources }
row-program = { $have } von { $size } Plättchen
row-earlier = { $n ->
    [0] Kein früheres Programm
    [one] 1 früheres Programm
   *[other] { $n } frühere Programme
}
row-numbers = Nr. { $list }
row-each = je { $n }
row-seats = { $n ->
    [0] Kein Luxusplatz
    [one] 1 Luxusplatz
   *[other] { $n } Luxusplätze
}
row-stars = { $n ->
    [0] Keine Star-Karte in der Aufführung
    [one] 1 Star-Karte in der Aufführung
   *[other] { $n } Star-Karten in der Aufführung
}
row-nobles = { $n ->
    [0] Kein Adliger in der Arena
    [one] 1 Adliger in der Arena
   *[other] { $n } Adlige in der Arena
}
row-nobles-each = je 7, 5 oder 3
row-podiums = { $n ->
    [0] Kein Podium
    [one] 1 Podium
   *[other] { $n } Podien
}
row-medals = Abgegebene Medaillen
row-medals-line = je { $n }, { $have } vorhanden
medal-less = Eine Medaille weniger
medal-more = Eine Medaille mehr
ask-noble = { $n ->
    [one] Welchen Adligen bewegst du?
   *[other] Welchen Adligen bewegst du zuerst?
}
ask-noble-second = Welchen Adligen bewegt der zweite Würfel?
line-best-show = Beste Aufführung nach jetzigem Stand: { $n }{ $record ->
    [0] .
   *[other] , dein Rekord: { $record }.
}
line-last-medals = { $n ->
    [one] Das ist deine letzte Aufführung, und eine Medaille ist noch ungenutzt
   *[other] Das ist deine letzte Aufführung, und { $n } Medaillen sind noch ungenutzt
}: { $spectators } Zuschauer mehr, wenn du alles abgibst.
line-wear = Es kommt aus dem Spiel.
move-nobles = Adlige bewegen
move-nobles-line = im Uhrzeigersinn; ein Ruhefeld bringt eine Medaille
noble-at = Feld { $n }
reach-medal = Medaille
reach-road = auf der Laufbahn
reach-label = { $move }, auf Feld { $n }: { $note }
choose-program = Programm wählen
choose-program-line = Zuschauer mit allem, was passt
medal-moves = { $n ->
    [one] Einen Adligen für deine Medaille bewegen
   *[other] Adlige für Medaillen bewegen, du hast { $n }
}
actor-on = { $token } ist auf der Bühne
actor-held = { $token } wird zurückgehalten
actor-missing = { $token } fehlt
actor-joker = Ein Joker steht für { $token }
actor-hold = Zurückhalten.
actor-use = Einsetzen.
cast-whole = Alles ist besetzt.
cast-held = { $n } nicht besetzt; Zurückgehaltenes verschleißt nicht. Mindestens { $least }.
cast-missing = { $n } nicht besetzt; mindestens { $least }.
not-used = Nicht dabei
go-perform = Aufführung beginnen: { $n }

ceremony-of = Abschlusszeremonie, Runde { $n }
cer-podium = Das Podium
cer-podium-to = { $name } erhält ein Podium für den höchsten Rekord, { $n }: +3 in jeder Aufführung.
cer-podium-coins = { $names } haben den höchsten Rekord gemeinsam. Dann entscheiden mehr Münzen, hier für { $name }.
cer-podium-dice = { $names } haben den höchsten Rekord gemeinsam und gleich viele Münzen. Dann entscheiden die Würfel, hier für { $name }: { $rolls }.
cer-no-podium = Noch hat niemand einen Rekord.
cer-worn = Verschlissen
cer-none-yet = Bisher nichts
cer-donation = Die Schenkung
cer-donation-line = Wer den niedrigsten Rekord hat, bittet den Empfänger des Podiums um ein Plättchen.
cer-donation-coins = { $names } haben den niedrigsten Rekord gemeinsam. Dann entscheiden weniger Münzen, hier für { $name }.
cer-donation-dice = { $names } haben den niedrigsten Rekord gemeinsam und gleich viele Münzen. Dann entscheiden die Würfel, hier für { $name }: { $rolls }.
cer-donated = { $giver } schenkt { $taker } { $token }.
cer-no-donation = Diesmal keine Schenkung.
choose-wear = Welches Plättchen deiner Aufführung ist verschlissen?
choose-donation = Um welches Plättchen bittest du?
no-show = keine Aufführung

end-title = Die Arenen leeren sich
place = { $n ->
    [1] gewinnt
   *[other] Platz { $n }
}
in-round = Runde { $n }
end-breakdown = Die Rekordaufführungen nach Quelle
end-source = Quelle
end-total = Rekord
end-coins = Münzen und Medaillen (Gleichstand)
end-stars = Star-Karten (zweiter Gleichstand)
end-earned = Eingenommene Münzen
end-spent = Ausgegebene Münzen
end-rounds = Alle Aufführungen
band-draft = Startprogramme
band-investing = Investieren
band-auctions = Erwerben
band-trading = Handeln
band-shows = Aufführen
band-ceremony = Abschlusszeremonie
sign-record = Aufführung mit Rekord
sign-show = Aufführung
sign-no-show = keine Aufführung
sign-arena = Arena wächst
sign-deal = Handel

piece-count = { $n } im Spiel
piece-star = Ein Darsteller mit Star-Karte.
piece-no-star = Eine Requisite; dafür gibt es keine Star-Karte.
piece-token-joker = Steht in einer Aufführung für jeden Darsteller und jede Requisite. Zählt nicht für Star-Karten.
piece-token-action = In Phase 1 eine weitere Investition zum üblichen Preis; oder, wann immer du in den Phasen 1 bis 4 etwas entscheidest, eine Medaille, solange es welche gibt. Nie auf der Bühne.
piece-token-emperor = Wird sofort zur Medaille; verfällt, wenn keine mehr da ist.
piece-program = { $coins ->
    [0] Arena { $arena }, kostenlos
   *[other] Arena { $arena }, { $coins } Münzen
}
piece-needs = Braucht: { $tokens }. Zuschauer: { $spectators }.

changed-bid = { $name } bietet { $n }
changed-owner = { $name } gehört jetzt { $owner }
changed-tokens = Plättchen
changed-parts = Teile der Arena

# was die Partie wendete, nach „Livia gewinnt mit 4 Vorsprung:“
turning-show = In Runde { $round } lockte „{ $program }“ { $n } Zuschauer an
turning-show-with = In Runde { $round } lockte „{ $program }“ { $n } Zuschauer an, { $extra } davon { $source }
result-unit = Zuschauer der besten Show

scene-round = Eine neue Runde
scene-invest = Investieren
scene-auction = Die Versteigerung
scene-trade = Ein Handel
scene-nobles = Würfel und Adlige
scene-performance = Die Aufführung
scene-ceremony = Die Abschlusszeremonie

aim-draft = Welches Programm kannst du mit deinen Plättchen zuerst aufführen?
aim-opening-bid = Was ist dieses Los deiner nächsten Aufführung wert?
aim-bid = Was ist es dir wert, und dem, dem du es überlässt?
aim-trade = Welches Plättchen fehlt deiner Aufführung, und wer kann es entbehren?
aim-offer = Was brauchen sie nötiger als du?
aim-counter = Womit lohnt es sich auch für dich?
aim-reply = Gewinnt deine Aufführung mehr als die andere?
aim-cast = Medaillen locken jetzt Zuschauer an oder bringen später Münzen.
aim-donation = Welches Plättchen braucht deine nächste Aufführung?
aim-invest = Was macht deine nächste Aufführung größer und lässt dir Münzen zum Bieten?
aim-invest-last = Eine Aufführung bleibt: Was macht sie zu deiner größten?
aim-open = Welches Los füllt eine Lücke in deiner Aufführung, oder in einer fremden?
aim-answer = Gewinnt deine Aufführung mehr als die andere?
aim-announce = Ist die Aufführung das Plättchen wert, das dabei verschleißt?
aim-noble = Keiner erreicht deine Arena: eine Medaille, oder führst du einen aus einer fremden?
aim-noble-home = Wen holst du in deine Arena, und aus wessen?
aim-program = Heute am meisten, oder ein Programm mehr, das in allen späteren zählt?
aim-program-last = Die letzte Aufführung: Welches Programm lockt am meisten an?
aim-wear = Welches Plättchen fehlt deiner nächsten Aufführung am wenigsten?

order-bid = Für einen Markt bieten
order-bid-line = Bietet so wenig, wie genügt, bis zu deiner Grenze, und passt dann. Endet mit den Versteigerungen dieser Runde oder wenn du etwas ersteigert hast.
order-bid-1 = Markt
order-bid-2 = Höchstens, in Münzen
order-bid-told = Markt { $first }: bis { $second } Münzen bieten, dann passen
order-pass = Sonst passen
order-pass-line = Passt bei allem in dieser Runde, wofür du kein Gebot in Auftrag gegeben hast.
order-pass-told = Bei allem anderen in dieser Runde passen
order-sell = Ein Plättchen verkaufen
order-sell-line = Nimmt ein Angebot dieser Runde an, das genau dieses Plättchen will und mindestens so viele Münzen zahlt, was auch dazukommt. Alle anderen warten auf dich oder werden abgelehnt, wenn du auch das aufträgst.
order-sell-1 = Was du gibst
order-sell-2 = Für mindestens, in Münzen
order-sell-told = { $first } gegen Münzen, mindestens { $second }, wer sie auch bietet
order-refuse = Angebote ablehnen
order-refuse-line = Lehnt alles ab, was dir im Handel dieser Runde angeboten wird, außer du hast den Verkauf aufgetragen.
order-refuse-told = Alle anderen Angebote dieser Runde ablehnen
