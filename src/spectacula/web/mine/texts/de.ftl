mine-page = Meine Spiele
mine-skip = Zur Liste springen
mine-figures = Wie es lief
mine-players = { $n ->
    [one] allein
   *[other] { $n } Spieler
}
mine-games = Spiele
mine-wins = Gewonnen
mine-best = Bestes
mine-mean = Schnitt
mine-list = { $n ->
    [0] Keine Spiele
    [one] Ein Spiel
   *[other] { $n } Spiele
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
mine-sure = Das Spiel verschwindet für immer aus deiner Liste. Wer mitgespielt hat, behält es.
mine-gone = Das Spiel ist aus deiner Liste verschwunden.
mine-kept = An diesem Tisch spielen noch andere; er bleibt, bis das Spiel aus ist.
mine-none = Du hast hier noch nicht gespielt.
mine-none-fit = Kein Spiel passt zu diesem Filter.
mine-records = Aufzeichnungen
mine-records-line = Eine Aufzeichnung ist eine kleine Datei mit einem ganzen Spiel. Sie lässt sich hier und überall ansehen, wo Spectacula läuft, und Zug für Zug prüfen. Spiele, in denen noch andere am Zug sind, werden nicht ausgegeben.
mine-export = Alle als Aufzeichnungen
mine-upload = Eine Aufzeichnung ansehen
