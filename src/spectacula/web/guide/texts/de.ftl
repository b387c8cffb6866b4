guide-page = { $game }: geführtes Spiel
guide-crumb = Geführtes Spiel · etwa zehn Minuten
guide-skip-to = Zur Führung springen
guide-skip = Führung überspringen
guide-back = Zurück
guide-next = Weiter
guide-play = Gegen Neulinge weiterspielen
guide-progress = Wie weit die Führung ist
