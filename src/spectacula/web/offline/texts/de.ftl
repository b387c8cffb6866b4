offline-description = Drei Brettspiele rund ums Theater, mit Freunden oder gegen Bots.
offline-title = Das Haus ist gerade nicht zu erreichen
offline-line = Im Moment kein Netz. Deine Tische sind im Haus gut aufgehoben und gehen weiter, sobald es wieder da ist.
offline-go = Solange gegen Bots spielen
offline-again = Noch einmal versuchen
offline-open = Ohne Netz spielen: das Haus auf dieses Gerät holen
offline-upload = Dann im Offline-Haus öffnen
