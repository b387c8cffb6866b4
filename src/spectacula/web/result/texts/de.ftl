# Was von einer Partie bleibt: die Zeile, die sie erzählt, und das Bild zum Teilen.
story-won = { $name } gewinnt mit { $n } Vorsprung
story-tie-won = { $name } gewinnt den Gleichstand bei { $score }
story-shared = { $names } teilen sich den Sieg mit { $score }
story-solo-won = { $name } gewinnt allein mit { $score }
story-solo-lost = { $name } endet mit { $score } und verfehlt das Ziel
story-turn = { $result }: { $turn }.
story-plain = { $result }.
result-players = { $n ->
    [one] 1 Person
   *[other] { $n } Personen
}
result-lost = { $name }: diesmal nicht
result-save = Bild sichern
result-share = Teilen
result-copied = Link kopiert
result-alt = Ergebnis der Partie. { $story }
result-title = { $game }: { $names }
result-running = Ein Tisch mit { $game } bei Spectacula. Zusehen, oder nach dem Ende nachlesen.
result-shared = { $names } gewinnen
