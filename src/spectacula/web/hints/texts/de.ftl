hint-ask = Tipp
hint-title = Tipp
hint-thinking = Überlegt von deinem Platz aus …
hint-choose = So wählen
hint-about = Nach dem, was du wissen kannst. Gespielt wird noch nichts.
hint-not-now = Im Augenblick gibt es nichts zu raten.
hints-off-line = An diesem Tisch sind Tipps nicht erlaubt.
pace-label = Tempo der Bots
