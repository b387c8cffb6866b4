language = Sprache
theme-dark = Dunkle Ansicht
theme-light = Helle Ansicht
me-unnamed = Dein Name
me-name = Wie sollen wir dich nennen?
me-save = Speichern
footer-fan = Spectacula ist eine inoffizielle Umsetzung von Fans. Die Spiele gehören ihren Autoren und Verlagen: Wenn sie dir gefallen, kauf die Schachtel.
footer-cards = Ein Teil der Karten ist unsere eigene Rekonstruktion, denn nicht alle gedruckten Karten sind öffentlich bekannt.
to-lobby = Zum Foyer

skip-games = Zu den Spielen
skip-start = Zum Startknopf
skip-prompt = Zu dem, was jetzt zu tun ist

lobby-page = Spectacula: Was wird gespielt?
lobby-title = Welches Stück gebt ihr heute Abend?
lobby-line = Brettspiele über Bühne, Arena und Manege. Spiel gegen Bots, reicht das Gerät herum oder schick Freunden einen Link.
players-range = { $fewest ->
    [one] { $most ->
        [one] 1 Spieler
       *[other] 1 bis { $most } Spieler
    }
   *[other] { $fewest } bis { $most } Spieler
}
minutes = { $n } Min.
weight-1 = leicht
weight-2 = mittel
weight-3 = anspruchsvoll
one-minute = Die Regeln in einer Minute
way-bots = Gegen Bots
way-here = Ein Gerät
way-invite = Einladen
continue = Weiterspielen
continue-count = { $n ->
    [one] 1 Tisch
   *[other] { $n } Tische
}, { $waiting ->
    [0] keiner wartet auf dich
    [one] 1 wartet auf dich
   *[other] { $waiting } warten auf dich
}
continue-none = Noch ist kein Tisch offen. Wähle oben ein Stück und lass den Vorhang aufgehen.
continue-turn = Du bist dran
continue-look = Ansehen
continue-again = Nachlesen
continue-with = mit { $names }
continue-over = beendet, gewonnen: { $names }
continue-drawn = beendet
continue-ply = { $n ->
    [0] gerade eröffnet
    [one] 1 Entscheidung gespielt
   *[other] { $n } Entscheidungen gespielt
}
join = Mitspielen
join-line = Hast du eine Einladung? Füge den Link oder den Code ein. Ein Konto brauchst du nicht.
join-label = Link oder Code der Einladung
join-placeholder = Link oder Code
join-go = Los
join-watch = Wer die Adresse eines Tisches kennt, kann zuschauen. Zuschauer sehen den offenen Tisch, nie eine Hand.
join-none = Diese Einladung kennen wir nicht. Lass dir den Link noch einmal schicken.
join-taken = Dieser Platz ist schon besetzt. Zuschauen kannst du trotzdem.

setup-page = Neuer Tisch: { $game }
setup-crumb = Neuer Tisch
setup-title = Die Bühne richten
setup-line = Plätze besetzen, Spielweise wählen, Vorhang auf.
setup-games = Spiel
setup-who = Wer spielt?
setup-players = Spieler
setup-count = Anzahl der Spieler
setup-how = Wie wird gespielt?
setup-start = Start
setup-open-seats = Ein eingeladener Gast hält den Start nicht auf: Bis er kommt, kann ein Bot den Platz hüten.
setup-go = Vorhang auf
seat-name = Name auf Platz { $n }
seat-kind = Wer sitzt auf Platz { $n }
seat-level = Stärke des Bots auf Platz { $n }
seat-guest = Gast
kind-me = Ich
kind-here = Hier
kind-invite = Link
kind-bot = Bot
kind-me-line = Du sitzt hier, an diesem Gerät.
kind-here-line = Spielt an deinem Gerät. Ein Vorhang verdeckt beide Hände, sooft ihr es weiterreicht.
kind-invite-line = Sobald der Tisch offen ist, bekommst du einen Link für diesen Platz. Er gilt einmal.
pace = Bots
pace-line = Wie lange ein Bot vor seinem Zug wartet, damit du folgen kannst.
pace-instant = Sofort
pace-brisk = Flott
pace-calm = Ruhig
fair = Ehrlich gemischt
fair-line = Bots wissen nicht mehr als ein Mensch auf ihrem Platz. Die Aufzeichnung eines beendeten Spiels zeigt, wie gemischt wurde.
fair-always = immer

table-page = { $game }: { $what }
menu = Menü des Tisches
menu-title = Dieser Tisch
keys = Tasten
keys-arrows = Pfeiltasten
keys-arrows-line = innerhalb einer Gruppe wandern
keys-enter-line = auswählen
keys-confirm-line = die Auswahl bestätigen
keys-esc-line = Auswahl fallen lassen, Hinweis schließen
keys-z-line = zurücknehmen
keys-help-line = diese Liste
close = Schließen
your-turn = { $name }, du bist dran
their-turn = { $name }
waiting-for = Warten auf { $names }
waiting-bot = { $name } überlegt
waiting-bot-line = Der Bot antwortet gleich.
waiting-line = Du siehst den Zug, sobald er gemacht ist.
waiting-open = Noch frei: { $names }. Verschicke den Link oder lass einen Bot spielen.
sealed-mine = Deine Wahl: { $choice }
sealed-waiting = Warten auf { $names }. Alle decken gleichzeitig auf.
sealed-again = Neu wählen
watching = Du schaust zu
watching-line = Zuschauer sehen den offenen Tisch, nie eine Hand.
now-deciding = { $names } entscheidet
choose-first = Wähle eines der goldumrandeten Teile.
only-one = Es gibt nur eine Möglichkeit.
select-something = Erst wählen
confirm = Bestätigen
clear = Verwerfen
take-back = Zurücknehmen
ask-back = Rücknahme erbitten
ask-back-line = Inzwischen wurde etwas aufgedeckt oder jemand hat gezogen: Die anderen müssen zustimmen.
undo-asked = { $name } möchte zurücknehmen: { $what }
undo-mine = Du hast um Rücknahme gebeten. Warten auf { $names }.
undo-agree = Einverstanden
undo-decline = Ablehnen
undo-withdraw = Doch nicht
undo-to = zurück vor „{ $move }“
refused = Nicht möglich
why-not = Warum nicht { $what }?
why-not-plain = Warum nicht?
stale = Der Tisch ist schon weiter. Wähle neu.
lost = Verbindung unterbrochen. Neuer Versuch läuft, nichts geht verloren.
players = Spieler
you = du
bot = Bot
stand-in = Bot hütet
open-seat = Platz frei
st-thinking = überlegt
st-choosing = wählt
st-ready = bereit
st-waits = wartet
st-away = abwesend
st-here = hier
st-won = gewinnt
invite-copy = Link kopieren
invite-copied = Kopiert
invite-for = Link für diesen Platz
let-bot = Bot spielen lassen
take-seat = Platz wieder übernehmen
log = Was bisher geschah
log-empty = Noch ist nichts geschehen.
talk = Tischgespräch
talk-label = Etwas sagen
talk-send = Sagen
talk-none = Noch hat niemand etwas gesagt.
talk-watcher = { $name } (schaut zu)
tab-board = Brett
tab-mine = Meins
tab-players = Spieler
tab-log = Verlauf
parts = Teile des Tisches
prompt-label = Was jetzt zu tun ist
my-area = Mein Bereich
your-choice = Deine Wahl
won-badge = { $names } gewinnt
won-shared-badge = Geteilter Sieg
won-line = { $names } gewinnt mit { $score }
won-shared = { $names } teilen sich den Sieg mit { $score }
again = Noch einmal
again-open = Zum neuen Tisch
record = Aufzeichnung
explain = Erklären

cover-page = Gerät weitergeben an { $name }
cover-title = Gerät weitergeben an
cover-line = { $from } ist fertig. Bitte wegsehen: Die nächste Hand gehört jemand anderem.
cover-first = Alle anderen sehen weg: Die nächste Hand ist geheim.
cover-open = Ich bin { $name }, Vorhang auf
cover-then = Dann:
cover-who = Wer gewählt hat
cover-sealed = gewählt
cover-next = an der Reihe
cover-later = später
cover-done = wartet
cover-bot = Bot
cover-safe = Auf dieser Seite ist keine Karte geblieben, auch nicht hinter dem Vorhang. Zurückblättern zeigt keine.
cover-choose = Wer schaut als Nächstes?

level-novice = Neuling
level-novice-line = Nimmt, was im Augenblick gut aussieht, und macht Fehler.
level-random = Würfel
level-random-line = Spielt irgendeinen erlaubten Zug.
level-skilled = Geübt
level-skilled-line = Schaut ein wenig voraus und wägt ab, was jede Wahl bringen kann.
level-expert = Kenner
level-expert-line = Denkt vor jeder Wahl durch, wie es weitergehen könnte.
level-master = Meister
level-master-line = Denkt lange und gründlich. Weiß nicht mehr als du, übersieht aber wenig.

error-page = Der Vorhang ist zu
error-404 = Diesen Ort gibt es in unserem Haus nicht
error-404-line = Vielleicht stimmt die Adresse nicht, oder der Tisch wurde abgeräumt.
error-403 = Dieser Platz gehört jemand anderem
error-403-line = Ein Einladungslink öffnet einen Platz; zuschauen darf jeder.
error-400 = Das geht nicht
error-400-line = Die Anfrage ergab hier keinen Sinn. Nichts wurde verändert.
error-429 = Einen Moment bitte
error-429-line = Das war zu viel auf einmal. Versuche es gleich noch einmal.
error-410 = Dieser Tisch lässt sich nicht mehr spielen
error-410-line = Die Regeln haben sich geändert, seit er eröffnet wurde.
error-500 = Hinter der Bühne ist etwas umgefallen
error-500-line = Nichts Bestätigtes ist verloren. Versuche es gleich noch einmal.

look-as = Ansehen als { $name }
menu-watch = Bei diesem Tisch zuschauen
menu-watch-line = Wer diese Adresse kennt, sieht den offenen Tisch, nie eine Hand.
table-names = { $names }
over-line = Die ganze Abrechnung steht unten.
not-now = Das ist jetzt nicht möglich. So steht der Tisch.
invited-page = Einladung
invited-title = Ein Platz ist für dich frei
invited-line = Am Tisch: { $names }.
invited-go = Platz nehmen
invited-watch = Nur zuschauen
