rules-page = { $game }: die Spielregeln
rules-title = Die Spielregeln
rules-skip = Zu den Regeln springen
rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-link = Link zu dieser Stelle: { $what }
rules-from = Du kommst vom Tisch. Die Stelle ist unten markiert.
rules-back = Zurück zum Tisch
rules-found = { $n ->
    [0] Nichts gefunden
    [one] An { $n } Stelle gefunden
   *[other] An { $n } Stellen gefunden
}
rules-none = Keine Stelle enthält diese Wörter.
rules-all = Wieder alle Regeln zeigen
rules-beside = Zu diesen Regeln
rules-own = In eigenen Worten.
rules-own-line = Diese Seiten erzählen die gedruckten Regeln nach; ein Teil der Kartendaten stammt von uns.
rules-which = Welcher, steht hier.
rules-others = Weiter
rules-play = { $game } spielen
rules-open = Regeln
rules-open-passage = Die Regel dazu
guide-open = Geführte Partie

keys-rule-line = Von einer Erklärung zur Stelle in den Regeln
