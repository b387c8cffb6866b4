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
piece-tent = Jedes hier aufgeführte Plakat: { $reward }.
piece-tent-cost = Verlangt { $gems }.
keys-rule-line = Von einer Erklärung zur Stelle in den Regeln
