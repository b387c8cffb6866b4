travel-offline = Offline weiterspielen
travel-offline-line = Der Tisch kommt mit dir und wartet hier, bis er zurück ist.
travel-server = Auf einem Server weiterspielen
travel-server-line = Der Tisch kommt mit dir in ein Haus im Netz und wartet hier, bis er zurück ist.
travel-title = Diesen Tisch mitnehmen?
travel-file = Du bekommst ihn als Datei: Bots, Spielstand und jeden Zug. Öffne sie unter „Aufzeichnungen“, im Offline-Haus oder in irgendeinem anderen, und spiel dort weiter.
travel-open = Die Datei enthält auch alles Verborgene, die Karten der Bots und die noch kommenden. Auf dem eigenen Gerät hindert niemanden etwas am Nachsehen.
travel-wait = Hier ruht das Spiel so lange. Bring den Tisch auf demselben Weg zurück, oder spiel hier weiter, wo er fortging.
travel-go = Mitnehmen
travel-not = Hier lassen
away-title = Dieser Tisch ist unterwegs
away-line = Du hast ihn am { $day } mitgenommen, nach { $n ->
    [one] einem Zug
   *[other] { $n } Zügen
}.
away-how = Speichere die Datei und öffne sie unter „Aufzeichnungen“, wo immer du weiterspielen willst.
away-file = Tisch speichern
away-back = Er ist zurück? Öffne die mitgebrachte Datei
away-stay = Doch hier weiterspielen
away-stay-line = Von dort, wo er fortging. Was anderswo seither gespielt wurde, zählt dann nicht und wird nicht mehr angenommen.
away-watch = Wer ihn spielt, hat ihn mitgenommen. Sobald er zurück ist, kann man wieder zusehen.
away-state = wird anderswo gespielt
records-back = Der Tisch ist da, jeder Zug ist geprüft.
records-play = Zum Tisch
records-elsewhere = Dieser Tisch kann nicht angenommen werden.
records-gone-on = Er ist hier weitergegangen, seit die Datei gespeichert wurde, oder gehört jemand anderem. Es hat sich nichts geändert.
