language = Sprache
theme-dark = Dunkle Ansicht
theme-light = Helle Ansicht
me-unnamed = Dein Name
me-name = Wie sollen wir dich nennen?
me-save = Speichern
footer-fan = Spectacula ist eine inoffizielle Umsetzung von Fans. Die Spiele gehören ihren Autoren und Verlagen: Wenn sie dir gefallen, kauf dir die Schachtel.
footer-cards = Ein Teil der Karten ist unsere eigene Rekonstruktion, denn nicht alle gedruckten Karten sind öffentlich bekannt.
to-lobby = Zum Foyer

skip-games = Zu den Spielen
skip-start = Zum Startknopf
skip-prompt = Zu dem, was jetzt zu tun ist

lobby-page = Spectacula: Was wird gespielt?
lobby-title = Welches Stück gebt ihr heute Abend?
lobby-line = Brettspiele über Bühne, Arena und Manege. Spiel gegen Bots, reich das Gerät herum oder schick Freunden einen Link.
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
continue-again = Rückblick
continue-with = mit { $names }
continue-over = beendet, Sieg für { $names }
continue-drawn = beendet
continue-ply = { $n ->
    [0] gerade eröffnet
    [one] 1 Entscheidung getroffen
   *[other] { $n } Entscheidungen getroffen
}
join = Mitspielen
join-line = Hast du eine Einladung? Füge den Link oder den Code ein. Ein Konto brauchst du nicht.
join-label = Link oder Code der Einladung
join-placeholder = Link oder Code
join-go = Los
join-watch = Wer die Adresse eines Tisches kennt, kann zuschauen. Zuschauer sehen, was offen liegt, nie eine Hand.
join-none = Diese Einladung kennen wir nicht. Lass dir den Link noch einmal schicken.
join-taken = Dieser Platz ist schon besetzt. Zuschauen kannst du trotzdem.

setup-page = Neuer Tisch: { $game }
setup-crumb = Neuer Tisch
setup-title = Die Bühne einrichten
setup-line = Plätze besetzen, Spielweise wählen, Vorhang auf.
setup-games = Spiel
setup-who = Wer spielt?
setup-players = Spieler
setup-count = Anzahl der Spieler
setup-how = Wie wird gespielt?
setup-start = Start
setup-open-seats = Ein eingeladener Gast hält den Start nicht auf: Bis er kommt, kann ein Bot für ihn einspringen.
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
kind-here-line = Spielt an deinem Gerät. Beim Weiterreichen verdeckt ein Vorhang die Karten.
kind-invite-line = Sobald der Tisch offen ist, bekommst du einen Link für diesen Platz. Er gilt einmal.
pace = Bots
pace-line = Wie lange ein Bot vor seinem Zug wartet, damit du folgen kannst.
pace-instant = Sofort
pace-brisk = Flott
pace-calm = Ruhig
fair = Ehrlich gemischt
fair-line = Bots wissen nicht mehr als ein Mensch auf ihrem Platz. Die Aufzeichnung einer beendeten Partie zeigt, wie gemischt wurde.
fair-always = immer

table-page = { $game }: { $what }
menu = Tischmenü
menu-title = Dieser Tisch
keys = Tasten
keys-arrows = Pfeiltasten
keys-arrows-line = sich innerhalb einer Gruppe bewegen
keys-enter-line = auswählen
keys-confirm-line = die Auswahl bestätigen
keys-esc-line = Auswahl verwerfen, Hinweis schließen
keys-z-line = zurücknehmen
keys-help-line = diese Liste
close = Schließen
your-turn = { $name }, du bist dran
waiting-for = Warten auf { $names }
waiting-bot = { $name } überlegt
waiting-bot-line = Der Bot antwortet gleich.
waiting-line = Du siehst den Zug, sobald er gemacht ist.
waiting-open = Noch frei: { $names }. Verschicke den Link oder lass einen Bot spielen.
sealed-mine = Deine Wahl: { $choice }
sealed-waiting = Warten auf { $names }. Alle decken gleichzeitig auf.
sealed-again = Neu wählen
watching-line = Zuschauer sehen, was offen liegt, nie eine Hand.
choose-first = Wähle eines der golden umrandeten Teile.
only-one = Es gibt nur eine Möglichkeit.
select-something = Erst wählen
clear = Verwerfen
take-back = Zurücknehmen
ask-back = Um Rücknahme bitten
ask-back-line = Inzwischen wurde etwas aufgedeckt oder jemand hat gezogen: Die anderen müssen zustimmen.
undo-asked = { $name } möchte „{ $what }“ und alles danach zurücknehmen.
undo-mine = Du hast um Rücknahme gebeten. Warten auf { $names }.
undo-agree = Einverstanden
undo-decline = Ablehnen
undo-withdraw = Doch nicht
refused = Nicht möglich
why-not = Warum nicht { $what }?
stale = Am Tisch ging es inzwischen weiter. Wähle neu.
lost = Verbindung unterbrochen. Wir versuchen es weiter, nichts geht verloren.
players = Spieler
you = du
bot = Bot
stand-in = Bot springt ein
open-seat = Platz frei
st-thinking = überlegt
st-choosing = wählt
st-ready = bereit
st-away = abwesend
st-won = gewinnt
invite-copy = Link kopieren
invite-copied = Kopiert
let-bot = Bot spielen lassen
take-seat = Platz wieder übernehmen
log = Was bisher geschah
log-empty = Noch ist nichts geschehen.
talk = Tischgespräch
talk-label = Etwas sagen
talk-send = Sagen
talk-none = Noch hat niemand etwas gesagt.
talk-watcher = { $name } (schaut zu)
tab-board = Spielplan
tab-mine = Meins
tab-players = Spieler
tab-log = Verlauf
parts = Teile des Tisches
prompt-label = Was jetzt zu tun ist
my-area = Mein Bereich
won-badge = { $names } gewinnt
won-line = { $names } gewinnt mit { $score }
won-shared = { $names } teilen sich den Sieg mit { $score }
again = Noch einmal
again-open = Zum neuen Tisch
record = Aufzeichnung

cover-title = Gerät weitergeben an
cover-line = { $from } ist fertig. Bitte wegsehen: Die nächste Hand gehört jemand anderem.
cover-first = Alle anderen sehen weg: Die nächste Hand ist geheim.
cover-open = Ich bin { $name }, Vorhang auf
cover-who = Wer gewählt hat
cover-sealed = gewählt
cover-next = an der Reihe
cover-later = später
cover-done = wartet
cover-bot = Bot
cover-safe = Auf dieser Seite ist keine Karte mehr, auch nicht hinter dem Vorhang, und Zurückblättern zeigt keine.

level-novice = Neuling
level-novice-line = Nimmt, was im Augenblick gut aussieht, und macht Fehler.
level-random = Zufall
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
error-410 = An diesem Tisch kann nicht mehr gespielt werden
error-410-line = Die Regeln haben sich geändert, seit er eröffnet wurde.
error-500 = Hinter der Bühne ist etwas umgefallen
error-500-line = Jeder Zug, den du am Tisch gesehen hast, ist gesichert. Versuche es gleich noch einmal.

look-as = Ansehen als { $name }
menu-watch = An diesem Tisch zuschauen
menu-watch-line = Wer diese Adresse kennt, sieht, was offen liegt, nie eine Hand.
table-names = { $names }
over-line = Die ganze Abrechnung steht unten.
not-now = Das ist jetzt nicht möglich. So sieht es am Tisch gerade aus.
invited-page = Einladung
invited-title = Ein Platz ist für dich frei
invited-line = Am Tisch: { $names }.
invited-go = Platz nehmen
invited-watch = Nur zuschauen
