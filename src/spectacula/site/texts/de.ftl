## Die Vorderseite einer Site, die keinen Server braucht

site-description = Drei Brettspiele rund um die große Show, gegen Bots oder gemeinsam an einem Bildschirm, ohne Server.
site-lead = Drei Brettspiele rund um die große Show, gegen Bots oder reihum an einem Bildschirm.
site-opening = Das Haus wird hierher gebracht. Es bleibt auf diesem Gerät: Beim nächsten Mal öffnet es sofort, mit oder ohne Netz.
site-failed = Das Haus ließ sich nicht öffnen. Lade die Seite neu; deine Partien sind in diesem Browser sicher.
site-unable = Dieser Browser kann das Haus nicht öffnen: Es braucht einen neueren, eine Adresse mit https und kein privates Fenster.
site-update = Eine neue Version von Spectacula ist da. Deine Partien gehen weiter, wo sie stehen.
site-take = Aktualisieren
