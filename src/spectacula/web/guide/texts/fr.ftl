guide-page = { $game } : partie guidée
guide-crumb = Partie guidée · une dizaine de minutes
guide-skip-to = Aller au guide
guide-skip = Passer le guide
guide-back = Retour
guide-next = Suite
guide-play = Continuer contre des novices
guide-progress = Avancement du guide
