skip-prompt = Zu dem, was jetzt zu tun ist

table-page = { $game }: { $what }
menu = Tischmenü
menu-title = Dieser Tisch
keys-arrows = Pfeiltasten
keys-arrows-line = sich innerhalb einer Gruppe bewegen
keys-enter-line = auswählen
keys-confirm-line = die Auswahl bestätigen
keys-esc-line = Auswahl verwerfen, Hinweis schließen
keys-z-line = zurücknehmen
keys-help-line = diese Liste
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
take-back = Zurücknehmen
ask-back = Um Rücknahme bitten
ask-back-line = Inzwischen wurde etwas aufgedeckt oder jemand hat gezogen: Die anderen müssen zustimmen.
undo-asked = { $name } möchte „{ $what }“ und alles danach zurücknehmen.
undo-mine = Du hast um Rücknahme gebeten. Warten auf { $names }.
undo-agree = Einverstanden
undo-decline = Ablehnen
undo-withdraw = Doch nicht
stale = Am Tisch ging es inzwischen weiter. Wähle neu.
lost = Verbindung unterbrochen. Wir versuchen es weiter, nichts geht verloren.
you = du
stand-in = Bot springt ein
open-seat = Platz frei
st-thinking = überlegt
st-choosing = wählt
st-ready = bereit
st-away = abwesend
invite-copy = Link kopieren
let-bot = Bot spielen lassen
take-seat = Platz wieder übernehmen
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
won-badge = { $names } gewinnt
won-line = { $names } gewinnt mit { $score }
won-shared = { $names } teilen sich den Sieg mit { $score }
again = Noch einmal
again-open = Zum neuen Tisch
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

look-as = Ansehen als { $name }
menu-watch = An diesem Tisch zuschauen
menu-watch-line = Wer diese Adresse kennt, sieht, was offen liegt, nie eine Hand.
table-names = { $names }
over-line = Die ganze Abrechnung steht unten.
not-now = Das ist jetzt nicht möglich. So sieht es am Tisch gerade aus.
review-so-far = Die bisherige Partie
meanwhile = Seit deinem letzten Zug
meanwhile-count = { $n ->
    [one] Inzwischen fiel eine Entscheidung.
   *[other] Inzwischen fielen { $n } Entscheidungen.
}
meanwhile-points = Spielstand seitdem: { $who }
meanwhile-play = Abspielen
changed-count = { $n ->
    [one] Auf dem Tisch hat sich etwas geändert; es ist markiert.
   *[other] Auf dem Tisch haben sich { $n } Dinge geändert; sie sind markiert.
}
changed-new = Neu: { $name }
changed-new-at = Neu: { $name }, { $where }
changed-moved = Bewegt: { $name }
changed-figure = { $what } { $before } → { $now }
changed-player = { $name }: { $what }
notices = Sag Bescheid, wenn ich dran bin
notices-line = Der Browser meldet dann, was inzwischen geschehen ist, auch während du eine andere Seite ansiehst. Lass diese Seite offen.
notices-refused = Dein Browser erlaubt dieser Seite keine Hinweise. Erlaub sie in seinen Einstellungen.
hints-asked = { $n ->
    [one] hat 1 Tipp geholt
   *[other] hat { $n } Tipps geholt
}
keys-hint-line = einen Tipp holen

terms = An diesem Tisch:
terms-pace = Bots: { $pace }
hints-on = Tipps erlaubt
hints-off = keine Tipps
hints-on-line = Wer dran ist, darf nach den besten Zügen und ihren Gründen fragen. Alle sehen, wer gefragt hat.
