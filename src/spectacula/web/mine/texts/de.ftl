mine-page = Meine Partien
mine-skip = Zur Liste springen
mine-waiting = Wartet auf dich
mine-least = knappste Zeit zuerst
mine-nothing-waits = Gerade wartet kein Tisch auf dich.
mine-others-on = Andere sind dran
mine-figures = Wie es lief
mine-players = { $n ->
    [one] allein
   *[other] { $n } Spieler
}
mine-games = Partien
mine-wins = Gewonnen
mine-best = Beste
mine-mean = Schnitt
mine-list = { $n ->
    [0] Keine Partien
    [one] Eine Partie
   *[other] { $n } Partien
}
mine-f-game = Spiel
mine-f-state = Stand
mine-f-players = Spieler
mine-any = alle
mine-state-open = offen
mine-state-finished = beendet
mine-state-won = gewonnen
mine-filter = Filtern
mine-open-at = Offen, bisher { $n ->
    [one] ein Zug
   *[other] { $n } Züge
}
mine-go-on = Weiter
mine-delete = Löschen
mine-delete-which = { $game } vom { $day } löschen
mine-sure = Die Partie verschwindet für immer aus deiner Liste. Wer mitgespielt hat, behält sie.
mine-gone = Die Partie ist aus deiner Liste verschwunden.
mine-kept = An diesem Tisch spielen noch andere; er bleibt, bis die Partie zu Ende ist.
mine-none = Du hast hier noch nicht gespielt.
mine-none-fit = Keine Partie passt zu diesem Filter.
mine-records = Aufzeichnungen
mine-records-line = Eine Aufzeichnung ist eine kleine Datei mit einer ganzen Partie. Sie lässt sich hier und überall ansehen, wo Spectacula läuft, und Zug für Zug prüfen. Laufende Partien werden nicht exportiert, denn eine Aufzeichnung verrät alles Verdeckte.
mine-export = Alle exportieren
mine-upload = Eine Aufzeichnung ansehen
