game-line = Nimm Würfel, setze Juwelen ein, stelle Zelte auf: Dein Camp wächst, deine Plakate warten, und jede starke Farbe will bezahlt sein.
where = Runde { $round } von { $rounds } · Zug { $turn } von { $turns }
where-short = R{ $round } · Zug { $turn }
where-end = Runde { $round } von { $rounds } · Rundenende
where-end-short = R{ $round } · Ende
where-opening = Vor der ersten Runde
where-over = Schlusswertung
round-n = Runde { $n }

points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
with-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkten
}
coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
due = { $n } fällig am Rundenende
due-short = { $n } fällig am Rundenende, { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}
due-short-n = { $n } fällig
due-title = Am Rundenende fällig
due-note = stärkste + durchsichtige
col-due = fällig
col-coins = bezahlt
col-result = Ergebnis
your-coins = Münzen
missing = fehlen
missing-costs = Jede fehlende Münze kostet in dieser Runde { $price ->
    [one] 1 Punkt
   *[other] { $price } Punkte
}.

main-tent = Hauptzelt
main-board = Spielplan
roads = Kreise
display = Ausliegende Plakate
track = Auftritts-Leiste
dice-left = { $n ->
    [one] noch 1 Würfel
   *[other] noch { $n } Würfel
}
reserve-left = { $n } in Reserve
tent-note = { $dice } Würfel für { $picks ->
    [one] 1 Zug
   *[other] { $picks } Züge
} · ein durchsichtiger Würfel nimmt für einen Zug eine Farbe an
deck = Stapel
deck-tip = { $n ->
    [0] Der Plakatstapel. Noch ist nichts abgeworfen.
    [one] Der Plakatstapel. Ein Plakat ist abgeworfen.
   *[other] Der Plakatstapel. { $n } Plakate sind abgeworfen.
}
deck-left = { $n ->
    [one] 1 Plakat, verdeckt
   *[other] { $n } Plakate, verdeckt
}
ring-label = Kreis „{ $theme }“: Wagen auf Feld { $wagon }, noch { $tents ->
    [one] 1 Zelt
   *[other] { $tents } Zelte
}
road-of = Kreis „{ $theme }“
ring-note = { $n ->
    [one] 1 Feld im Uhrzeigersinn
   *[other] 1 bis { $n } Felder im Uhrzeigersinn
}
spaces-n = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
space-n = Feld { $n }
space-hat = Hier steht der Hut von { $name }
steps-used = { $n } genutzt, { $left } übrig
energy = Energie
energy-n = Energie { $n }

circuses = Die Zirkusse
my-circus = Mein Zirkus
circus-of = Zirkus von { $name }
look-at = Den Zirkus von { $name } ansehen
board-n = Tableau { $n }
board-space = Spielplan
card-bonus = Kartenbonus
also-use = Auch zu nutzen
levels = Level
gems = Juwelen
trainers = Trainer
masters = Meister-Karten
free = frei
use = nutzen
used = genutzt
used-undo = zurück
card-gone = gewertet
now-n = jetzt { $n }
worth-now = Sie brächte jetzt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
for-you-now = jetzt { $n } für dich
set-worth = Dir brächte sie jetzt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
set-dice = Die Würfel auf deinen vier Karten zählen; sie selbst braucht keinen
set-trainer = Der Trainer daneben ist mitgezählt
set-coins = Am Rundenende zahlst du zuerst, dann zählt sie den Rest
markers = { $n } bereit, { $tired } im Hauptzelt
no-poster = kein Plakat
no-tent = kein Zelt
no-tent-yet = noch kein Zelt darunter
place-n = Platz { $n }
gems-of = { $n } × { $gem }
gems-left = { $gem }, noch { $n }
gem-full = Ein Juwel ohne freien Platz wird zu 1 Münze.
poster-label = { $name }: braucht { $needs }. Bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
tent-label = { $name }: Jeder Auftritt darin bringt { $yields }.
tent-asks = Verlangt { $gems }.
tent-bonus = Ein Zelt hier bringt einmal: { $what }
under = Unter { $name }
tag-ready = bereit
tag-no-tent = kein Zelt
tag-camp = Plättchen da
tag-tiles = { $n ->
    [one] 1 Plättchen fehlt
   *[other] { $n } Plättchen fehlen
}
tag-short = { $n ->
    [one] 1 fehlt
   *[other] { $n } fehlen
}
tag-gems = { $n ->
    [one] 1 Juwel fehlt
   *[other] { $n } Juwelen fehlen
}
camp-label = Camp mit 10 Spalten und 6 Reihen: { $covered } von 60 Feldern bedeckt mit { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}, { $areas ->
    [one] 1 Bereich
   *[other] { $areas } Bereiche
} voll.
camp-role = Camp mit einem Plättchen in der Hand; Pfeiltasten bewegen es, R dreht, F wendet, Enter legt es

step-die = Wähle einen Würfel
step-die-line = die Zahl darunter ist die Energie mit deinen Würfeln
step-card = Lege ihn auf eine Meister-Karte
step-card-line = ihr Bonus oben gehört dir in diesem Zug
step-energy = Sammle Energie
step-energy-line = abgegebene Juwelen sind weg, Marker warten bis zum Rundenende im Hauptzelt
step-action = Wähle eine Aktion
step-action-line = hier oder an jeder Stelle der Skala
energy-later = Erst ein Würfel, dann eine Karte: Hier erscheint die Summe deiner Energie.
colour-first = Ein durchsichtiger Würfel zählt in diesem Zug als Farbe deiner Wahl. Wähle sie, dann öffnen sich die drei Aktionen.
die-label = { $colour } { $value }, gibt Energie { $energy }
as-colour = Den Würfel als { $colour } zählen
sum-die = dieser Würfel
sum-own = deine in { $colour }
sum-extra = Boni
sum-board = Feld des Spielplans
add = Dazu: { $what }
give-back = Zurücknehmen: { $what }
lane-build = Plättchen in { $colour }
lane-travel = Wagen in { $colour }
lane-perform = Plakate
level-n = Level { $n }
level-label = Level { $level }: { $small ->
    [0] { $large ->
        [one] 1 großes Plättchen
       *[other] { $large } große Plättchen
    }
    [one] 1 kleines{ $large ->
        [0] { " Plättchen" }
        [one] { " und 1 großes Plättchen" }
       *[other] { " und " }{ $large } große Plättchen
    }
   *[other] { $small } kleine{ $large ->
        [0] { " Plättchen" }
        [one] { " und 1 großes Plättchen" }
       *[other] { " und " }{ $large } große Plättchen
    }
}
travel-label = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}: { $what }
perform-label = Feld { $space }, bis zu { $posters ->
    [one] 1 Plakat
   *[other] { $posters } Plakate
}
sp-poster = offenes Plakat
sp-empty = leeres Feld
way-build-none = Zu wenig Energie für das niedrigste Level
way-build-next = Mit { $n } Energie mehr: { $small ->
    [one] { $small } kleines
   *[other] { $small } kleine
}, { $large ->
    [one] { $large } großes
   *[other] { $large } große
}
way-travel = Bis zu { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}: { $gems ->
    [one] 1 Juwel
   *[other] { $gems } Juwelen
}{ $posters ->
    [0] { "" }
    [one] {" und 1 Plakat"}
   *[other] {" und "}{ $posters } Plakate
}
way-tents = Zelte bei { $at }.
way-tents-none = Kein Zelt in Reichweite.
way-free = { $n ->
    [0] Kein freier Zeltplatz.
    [one] 1 freier Zeltplatz.
   *[other] { $n } freie Zeltplätze.
}
way-show = Feld { $space }: bis zu { $posters ->
    [one] 1 Plakat
   *[other] { $posters } Plakate
}
way-show-none = Kein freies Feld in Reichweite
way-ready = { $n ->
    [0] Kein Plakat ist bereit.
    [one] 1 Plakat ist bereit.
   *[other] { $n } Plakate sind bereit.
}
line-sum = { $sum } = Energie { $energy }
line-show = der Auftritt bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
line-due = { $n } am Rundenende fällig, du hast { $coins }

trip-brings = Die Reise bringt
br-gem = im Vorbeifahren
br-full = kein Platz: 1 Münze
br-nothing = nichts
br-passed = nur vorbeigefahren
br-poster = darfst du nehmen
br-tent = hier halten, nehmen
step-hat = Setze deinen Hut
step-posters = { $n ->
    [one] Erfülle 1 Plakat
   *[other] Erfülle bis zu { $n } Plakate
}
hat-tip = Der erste Auftritt einer Runde bewegt den Hut auf der Auftritts-Leiste, der zweite bringt den anderen ins Spiel. Je höher dein oberster Hut, desto früher wählst du am Rundenende.
hat-rank = So, wie die Hüte stehen, wählst du { $n ->
    [1] zuerst
    [2] { $players ->
        [2] zuletzt
       *[other] an zweiter Stelle
    }
    [3] { $players ->
        [3] zuletzt
       *[other] an dritter Stelle
    }
   *[other] zuletzt
}.
shown-n = { $n ->
    [0] keins gewählt
    [one] 1 gewählt
   *[other] { $n } gewählt
}
tile-once = jedes Plättchen im Camp dient einem Plakat
no-posters = In deinem Zirkus hängt kein Plakat. Der Hut wird trotzdem versetzt.
tick-tent = Zelt darunter
tick-no-tent = kein Zelt darunter
tick-need = braucht { $need }, du hast { $have }
tick-free = braucht { $need }, { $free } von { $have } frei
tick-lack = eins fehlt, { $name } hilft
tick-used = nutzt { $n }
tick-pay = { $need } zahlen, du hast { $have }
tick-clear = { $need } zahlen, { $clear ->
    [one] 1 durchsichtiges springt ein
   *[other] { $clear } durchsichtige springen ein
}
tick-paid = zahlt { $n }
act-on = „{ $name }“ erfüllen
act-off = „{ $name }“ aus dem Auftritt nehmen
show-it = erfüllen
shown = erfüllt
stays = bleibt
end-show = Auftritt beenden
points-from-to = Punkte, { $a } → { $b }
coins-from-to = Münzen, { $a } → { $b }
show-brings = Was der Auftritt bringt
col-poster = Plakat
col-tent = Zelt
col-coins-of = Münzen
gems-after-title = Juwelen nach dem Auftritt
gems-after = { $gem }: { $left } übrig, { $given } in diesem Zug abgegeben
rest-n = { $n ->
    [0] Kein Plakat bleibt.
    [one] 1 Plakat bleibt. Nach dem Auftritt darfst du es umhängen.
   *[other] { $n } Plakate bleiben. Nach dem Auftritt darfst du sie neu ordnen.
}

h-poster = Wähle ein Plakat
h-trip = Ein Plakat am Weg
h-keep = Behalte eins von beiden
h-discard = Alle fünf Plätze sind belegt: Ein Plakat muss weg
h-lay = Wohin kommt das Plakat?
h-tent = Wohin kommt das Zelt?
h-arrange = Ordne die Plakate neu
h-gem = Nimm ein Juwel
h-pay = Welches Juwel gibst du?
h-colour = Der Würfel zählt als
h-value = Drehe den Würfel auf
h-copy = Nutze den Bonus einer anderen Karte
h-passed = Nimm ein Zelt mit, an dem du vorbeigefahren bist
h-hat = Welcher Hut wird versetzt?
h-double = Nimm einen Bonus noch einmal
h-build = Das nächste Plättchen
q-poster = aus der Auslage oder verdeckt vom Stapel
q-trip = aus der Auslage oder verdeckt vom Stapel
q-lay = erfüllen kannst du ein Plakat nur über einem Zelt
q-tent = der Bonus des Platzes gehört dir einmal
q-arrange = eins nach dem anderen; oder alle bleiben
q-pay = durchsichtige Juwelen stehen für jede Farbe
leave-note = nichts wird genommen
you-have = du hast { $n }
your-pips = deine Würfel: { $n }
on-cell = auf { $cell }
supply-left = { $n } im Vorrat
fx-camp = Dein Camp hat die Plättchen dafür.
fx-lacks = Deinem Camp fehlt: { $tiles }.
fx-deck = Das oberste Plakat des Stapels, verdeckt. Das lässt sich nicht zurücknehmen.
fx-score = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}: von { $now } auf { $then }. Die Karte verlässt das Spiel.
fx-done = Beendet deinen Zug. Danach ist der nächste Spieler dran.
go-done = Zug beenden

tile-at = Auf { $cell }: { $tile }.
tile-covers = Abgedeckt: { $bonuses }.
tile-plain = Kein Bonus wird abgedeckt.
rotate = Drehen
flip = Wenden
place-tile = Plättchen legen
ask-travel = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} reisen und den Zug beenden?
ask-place = Das Plättchen auf { $cell } legen und den Zug beenden?

step-set = Wähle eine Meister-Karte mit ihrem Trainer-Plättchen
step-remove = Entferne ein Set
step-set-line = der höchste Hut wählt zuerst
set-taken = { $name } hat es genommen
set-removed = { $name } hat es entfernt
new-card = neu
other-roads = Die anderen Kreise
next-round = Dann beginnt Runde { $n }
next-markers = Alle Trainer-Marker kehren zurück.
next-hats = Die Hüte rutschen in ihrer Reihenfolge herunter.
next-start = { $name } beginnt und würfelt.
next-end = Dann wird abgerechnet
next-cards = Übrige Karten bringen die Hälfte ihrer Punkte.
next-areas = Volle Bereiche des Camps bringen Punkte.
next-coins = Münzen werden zu Punkten.
step-score = Werte eine deiner Karten und wirf sie ab
step-score-line = die anderen bleiben; am Ende zählt jede noch halb
scores-most = bringt am meisten
counted = zählt { $n }
chooses = wählt
all-paid = Alle haben bezahlt
all-paid-line = stärkste Farbe plus alle durchsichtigen Würfel; eine fehlende Münze kostet { $price ->
    [one] 1 Punkt
   *[other] { $price } Punkte
}
dice = Würfel
paid-left = { $n ->
    [one] 1 Münze übrig
   *[other] { $n } Münzen übrig
}
paid-missing = { $n ->
    [one] { $n } fehlt
   *[other] { $n } fehlen
}, −{ $lost }
at-round-end = Am Rundenende
top-hat-first = oberster Hut zuerst

open-side = Wähle die Seite deines Tableaus
open-side-line = die Boni beider Seiten unterscheiden sich
open-draft = Wähle eine Meister-Karte
open-draft-line = eine behältst du, die anderen gehen nach links
open-draft-alone-line = vier der sechs gehören dir, die anderen kommen zurück in den Stapel
open-trainer = Wähle ein Trainer-Plättchen
open-trainer-line = ein Trainer-Marker ruft den Trainer einmal im Zug
side-a = Seite A
side-a-line = Derselbe Startvorrat wie bei allen.
side-b = Seite B
side-b-line = Eigener Startvorrat und eigene Boni.
kept = Schon behalten

result = Ergebnis
lead = gewinnt mit { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkten
} Vorsprung
lead-none = teilt den Sieg
lead-tie = gewinnt den Gleichstand
most-from = am meisten aus: { $source }
points-from = Woher die Punkte kamen
points-from-line = dasselbe in Zahlen darunter
in-numbers = In Zahlen
in-numbers-line = unterstrichen: Bestwert am Tisch
total = Summe
from-shows = Plakate und ihre Zelte
from-cards = an Rundenenden gewertet
from-bonuses = Camp, Karten, Trainer
from-left = halb, abgerundet
from-areas = 4 je vollen Bereich
from-coins = 1 je 5
from-missing = abgezogen
last-points = Deine letzten Punkte
cards-half = Restliche Karten, je zur Hälfte
areas-count = Camp: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}, 4 je vollen Bereich
fillers = { $n ->
    [one] 1 übriges Juwel füllt das letzte Feld eines Bereichs.
   *[other] { $n } übrige Juwelen füllen die letzten Felder von Bereichen.
}
coins-left = Münzen
coins-count = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}, 1 Punkt für 5: +{ $m }
ladder = Die Leiter
solo-over = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}: { $rank }
tip-points = Punkte
tip-coins = Münzen
tip-due = Am Rundenende fällig
tip-shown = Erfüllte Plakate
tip-markers = Bereite Trainer-Marker
keys-tile-line = dreht und wendet das Plättchen in der Hand; Pfeiltasten bewegen es, Enter legt es
band-opening = Auftakt
band-turn = Zug
band-round-end = Rundenende
chapter-opening = Auftakt
sign-performance = Auftritt
sign-journey = Reise
sign-building = Bau
sign-debt = Münzen fehlen

piece-tent = Jedes hier erfüllte Plakat: { $reward }.
piece-tent-cost = Verlangt { $gems }.

changed-tiles = Camp-Plättchen
changed-wagon = Wagen ({ $colour })
changed-hat = Hut von { $name }
changed-die = Würfel { $value } ({ $colour })

# was die Partie wendete, nach „Clara gewinnt mit 7 Vorsprung:“
turning-performance = { $n ->
    [one] Ein Plakat auf Feld { $space } brachte
   *[other] { $n } Plakate auf Feld { $space } brachten
} { $points } in Runde { $round }
turning-scored = Die Meister-Karte „{ $card }“ brachte { $points } in Runde { $round }
turning-card-left = Die letzte Karte, „{ $card }“, brachte { $points }
turning-areas = { $n ->
    [one] Ein gefüllter Bereich brachte
   *[other] { $n } gefüllte Bereiche brachten
} am Ende { $points }
turning-coin-points = Die übrigen Münzen brachten { $points }
turning-points = Ein Bonus brachte { $points } in Runde { $round }
result-unit = Punkte

scene-opening = Der Zirkus sammelt sich
scene-round = Eine neue Runde
scene-die = Ein Würfel aus dem Zelt
scene-build = Ein Plättchen ins Camp
scene-travel = Auf Reisen
scene-perform = Der Auftritt
scene-wages = Der Lohn
scene-sets = Karten und Trainer
scene-score = Eine Karte wird gewertet
scene-end = Der größte Zirkus
end-count = { $name } erhält { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} für alles, was übrig ist.

aim-side = In welchem Camp ist am Ende noch Platz?
aim-draft = Welche Karte erfüllt dein Camp ohnehin?
aim-trainer = Welche Hilfe willst du in jeder Runde?
aim-hat = Auf welches Feld kannst du verzichten?
aim-set = Welche Karte zählt mit deinem Camp am meisten?
aim-remove = Welches Paar hülfe dem anderen am meisten?
aim-score = Welche Karte wird nie mehr wert sein als jetzt?
aim-die = Welche Farbe brauchst du, und was kosten ihre Augen am Rundenende?
aim-card = Welcher Bonus hilft in diesem Zug, und welchen hebst du besser auf?
aim-turn = Was davon bringt dich deinem nächsten Auftritt am nächsten?
aim-turn-clear = Von welcher Farbe brauchst du jetzt Würfel, Plättchen und Wagen?
aim-turn-show = { $n ->
    [one] Ein Plakat ist bereit
   *[other] { $n } Plakate sind bereit
}: jetzt auftreten oder zuerst mehr daraus machen?
aim-turn-build = „{ $poster }“ fehlt noch: { $tiles }. Ist das der Würfel dafür?
aim-turn-tent = „{ $poster }“ wartet auf ein Zelt: Endet eine Reise auf einem?
aim-turn-poster = Du hast kein Plakat zu zeigen: Führt eine Reise an einem vorbei?
aim-build = Welches Plättchen fehlt deinen Plakaten noch?
aim-build-over = { aim-travel }
aim-travel = Gibt es einen Trainer, den du in dieser Runde nicht mehr brauchst?
aim-show = Welches Plakat bringt mit deinen Juwelen am meisten?
aim-show-over = { aim-travel }
aim-poster = Für welches sind dein Camp und deine Zelte zuerst bereit?
aim-trip = Für welches ist dein Camp zuerst bereit, oder für keines?
aim-lay = Über welchem Zelt bringt es am meisten?
aim-discard = Welches wirst du kaum noch zeigen?
aim-keep = Welches der beiden kannst du eher zeigen?
aim-gem = Welche Farbe verlangen deine Plakate und Zelte?
aim-pay = Welches Juwel kannst du entbehren?
aim-colour = Mit welchen deiner Würfel gibt er am meisten Energie?
aim-value = Jetzt mehr Energie oder am Rundenende weniger Augen zu bezahlen?
aim-copy = Welcher Bonus hilft in diesem Zug am meisten?
aim-double = Welchen davon brauchst du noch einmal?
aim-passed = Welches Zelt bringt deinen Plakaten am meisten?
aim-tent = Welchen Bonus willst du jetzt, und unter welchem Plakat lohnt sich das Zelt?
aim-rotate = Wie erreicht es einen Bonus und lässt keine Löcher?
aim-cell = Welchen Bonus deckt es ab, und was passt dann noch daneben?
aim-arrange = Welches Plakat bringt über welchem Zelt am meisten?

order-score = Eine Karte werten
order-score-line = Wertet am Ende der Runde diese Meister-Karte, wenn du sie dann noch hast.
order-score-1 = Meister-Karte
order-score-told = Am Ende der Runde werten: { $first }
