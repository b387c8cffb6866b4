rules-page = { $game }: die Regeln, nach denen wir spielen
rules-title = Unsere Spielregeln
rules-skip = Zu den Regeln springen
rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-link = Adresse dieser Stelle: { $what }
rules-from = Du kommst vom Tisch. Die Stelle ist unten markiert.
rules-back = Zurück zum Tisch
rules-found = { $n ->
    [0] Nichts gefunden
    [one] An { $n } Stelle gefunden
   *[other] An { $n } Stellen gefunden
}
rules-none = Keine Stelle enthält diese Wörter.
rules-all = Wieder alle Regeln zeigen
rules-beside = Neben den Regeln
rules-own = In eigenen Worten.
rules-own-line = Diese Seiten folgen den gedruckten Regeln in unseren Worten; ein Teil der Kartendaten stammt von uns.
rules-which = Welcher, steht hier.
rules-others = Weiter
rules-play = { $game } spielen
rules-open = Regeln
rules-open-passage = Die Regel dazu
guide-open = Geführtes Spiel

keys-rule-line = Von einer Erklärung zur Stelle in den Regeln
