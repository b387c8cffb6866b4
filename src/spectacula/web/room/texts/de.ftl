room = Warteraum
room-page = { $game }: Warteraum
room-skip = Zu den Plätzen springen
room-count = { $here ->
    [one] Einer von { $of } Plätzen ist besetzt
   *[other] { $here } von { $of } Plätzen sind besetzt
}
room-starts = Der Vorhang geht von selbst auf, sobald jeder Platz besetzt ist.
room-unreachable = Noch kann niemand deinem Link folgen. Was zu tun ist, steht unter Einladen.
room-leave = Gehen
room-begin = Anfangen, Bots springen ein
room-sit = Platz nehmen
room-free = Freier Platz
room-free-link = wartet auf jemanden mit dem Link
room-free-house = offen für alle im Haus
room-here = da
room-away = gerade weg
room-host = Gastgeber
room-bot = Bot, { $level }
room-act-bot = Einem Bot geben
room-act-free = Platz wieder öffnen
room-act-rise = Platz zurücknehmen
room-told-sits = { $name } nimmt Platz.
room-told-free = Ein Platz ist frei.
room-told-bot = Ein Bot nimmt Platz.
room-new = Noch nie gespielt?
room-table = Dieser Tisch
room-hints-yes = auf Wunsch
room-hints-no = keine
room-watch = Zuschauen
room-watch-house = für alle, aus dem Foyer
room-watch-link = nur mit der Adresse
room-invite = Einladen
room-seats-free = { $n ->
    [0] kein Platz frei
    [one] 1 Platz frei
   *[other] { $n } Plätze frei
}
room-say = Sag ihn weiter
room-point = oder richte die Kamera eines Telefons auf das Quadrat, oder schick den Link unten.
room-square = QR-Code der Einladung
room-share = Teilen …
room-copy = Link kopieren
room-mail = E-Mail
room-share-text = Ein Platz bei { $game } ist für dich frei.
room-mail-subject = Ein Platz bei { $game }
room-mail-text = Ein Platz bei { $game } ist für dich frei: { $link } Falls der Link nicht geht, gib im Foyer diesen Code ein: { $code }
room-only-here = Diese Adresse geht nur auf diesem Rechner
room-only-here-line = Sie heißt auf jedem Gerät „hier“. Sonst kann sie niemand öffnen.
room-let-in = Um alle aus deinem Netz einzulassen, starte das Haus so:
room-near = Dann finden sie es unter
room-this-machine = In einem anderen Fenster dieses Rechners geht
room-lost = Keine Verbindung zum Haus. Neuer Versuch …
room-opening = Alle sind da. Die Browser öffnen ihre Zahlen, dann hebt sich der Vorhang.
