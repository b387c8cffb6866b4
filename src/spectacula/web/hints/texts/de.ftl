hint-ask = Tipp
hint-title = Tipp
hint-thinking = Überlegt von deinem Platz aus …
hint-wins = gewinnt { $n } von 100
hint-score = endet mit etwa { $score }
hint-about = Die besten Züge nach dem, was du wissen kannst, der beste zuerst. Die Zahlen stammen aus schnell weitergespielten Partien und sind ungefähr. Ein Klick auf eine Zeile wählt sie nur aus.
hint-glance = Nur ein flüchtiger Blick auf das, was du wissen kannst: Das Haus wärmt sich noch auf. In ein, zwei Minuten gibt es mehr, mit Zahlen.
hint-not-now = Im Augenblick gibt es nichts zu raten.
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
hints-off-line = An diesem Tisch sind Tipps nicht erlaubt.
pace-label = Tempo der Bots

hints-rule = Tipps
hints-rule-line = Die besten Züge samt Grund für alle, die fragen; alle sehen, wer gefragt hat. Normalerweise nur, wenn niemand eingeladen ist.
hints-rule-alone = Ohne Gäste
hints-rule-yes = Immer
hints-rule-no = Nie

strength-line = Gewinnt { $wins } von 100 Partien gegen { $rivals }.
strength-random = { $n ->
    [1] einen Zufallsspieler
    [2] zwei Zufallsspieler
    [3] drei Zufallsspieler
   *[other] { $n } Zufallsspieler
}
strength-novice = { $n ->
    [1] einen Neuling
    [2] zwei Neulinge
    [3] drei Neulinge
   *[other] { $n } Neulinge
}
strength-skilled = { $n ->
    [1] einen Geübten
    [2] zwei Geübte
    [3] drei Geübte
   *[other] { $n } Geübte
}
strength-expert = { $n ->
    [1] einen Kenner
    [2] zwei Kenner
    [3] drei Kenner
   *[other] { $n } Kenner
}
