rating = Wertung
rating-figure = { $n } ± { $spread }
rating-provisional = vorläufig
rating-before = vorher
rating-change = Änderung
rating-now = jetzt
rating-none-yet = noch keine Wertung
rated = Gewertet
rated-friendly = Ohne Wertung
rated-text = gewertet
rated-text-from = gewertet, ab { $low }
rated-text-to = gewertet, bis { $high }
rated-text-range = gewertet, { $low } bis { $high }
rated-line = Das Ergebnis ändert die Wertung aller. Keine Tipps, zurückgenommen wird nur, wenn alle zustimmen, und wer geht, landet auf dem letzten Platz.
rated-choose-line = Ohne Wertung: Keine Wertung ändert sich. Gewertet: nur Menschen mit behaltenem Namen, jeder am eigenen Bildschirm, mit Uhr ({ $clock }, wenn du keine andere wählst), ohne Tipps; wer geht, landet auf dem letzten Platz.
rated-guest-line = Gewertete Tische sind für Leute, die ihren Namen behalten haben.
rated-range = Wertungen
rated-range-line = Wer Platz nehmen darf, nach Wertung. Deine ist { $mine }.
rated-range-any = Alle
rated-range-near = ± { $n }
rated-why-guest = Eine Wertung gehört zu einem behaltenen Namen. Behalte deinen, dann nimm Platz.
rated-why-people = Ein gewerteter Tisch braucht auf jedem Platz einen Menschen am eigenen Bildschirm: keine Bots, niemanden neben dir. Lade auf jeden Platz ein oder spiel ohne Wertung.
rated-why-hints = An einem gewerteten Tisch gibt es keine Tipps.
rated-why-clock = An einem gewerteten Tisch läuft eine Uhr.
rated-why-range = Dieser Tisch ist für andere Wertungen als deine.
rated-why-browser = An diesem Tisch spielt jemand in genau diesem Browser. Zwei Namen eines Browsers spielen nicht gewertet gegeneinander.
rated-why-left = Du hast an einem Tag drei gewertete Tische verlassen. Spiel ohne Wertung, bis ein Tag vergangen ist.
rated-why-house = In diesem Haus gibt es keine Wertungen.
rated-why-friendly = Nur an gewerteten Tischen lässt sich nach Wertung begrenzen, wer Platz nimmt.
rated-why-myself = An einem gewerteten Tisch entscheidest du selbst oder gibst auf.
rated-why-undo = An einem gewerteten Tisch müssen alle zustimmen, um etwas zurückzunehmen.
rated-resign = Dieser Tisch ist gewertet: Wer aufgibt, landet hinter allen, die bleiben.
rated-panel = Was das für die Wertungen heißt
rated-place = Platz { $place } von { $of ->
    [2] zwei
    [3] drei
    [4] vier
   *[other] fünf
}
rated-because = { $place }; zu erwarten war Platz { $expected }
rated-because-left = vorzeitig gegangen und darum auf dem letzten Platz; zu erwarten war Platz { $expected }
rated-counts = zählt zu { $percent } %: Diese Leute sind sich an einem Tag oft begegnet, oder jemand ist noch zu neu, um viel über die anderen zu sagen
rated-counts-not = zählt nicht: Dieselben Leute sind sich an einem Tag zu oft begegnet
rated-out = Der Gastgeber hat diesen Tisch aus der Wertung genommen.
rated-told = { $change }: { $why }.
rated-chances = Vor Beginn
rated-chance = zu { $n } % vor { $name } erwartet{ $did ->
    [ahead] , und so kam es
    [behind] , es kam anders
   *[level] ; beide landeten gleichauf
}
ratings-open = Wertungen
ratings-page = Wertungen: { $game }
ratings-title = Die Besten in { $game }
ratings-total = { $n ->
    [0] Noch ist keine Wertung sicher genug.
    [one] Eine Person, deren Wertung sicher genug ist
   *[other] { $n } Personen, deren Wertung sicher genug ist
}
ratings-place = Platz
ratings-person = Name
ratings-games = gewertete Partien
ratings-earlier = Höhere
ratings-later = Niedrigere
ratings-empty = Öffne einen gewerteten Tisch: Nach etwa zwanzig Partien ist eine Wertung sicher genug, um hier zu stehen.
ratings-bots = Bots zum Vergleich
ratings-bots-line = In der Arena gemessen, auf derselben Skala. Bots gewinnen und verlieren nichts.
ratings-how = So entstehen Wertungen
ratings-how-scale = Alle beginnen bei 1500, wo in jedem Spiel der geübte Bot steht. Wer 400 mehr hat, liegt in einer Partie zu zweit zehn von elf Mal vorn.
ratings-how-sure = ± sagt, wie gut eine Wertung bekannt ist: In zwei von drei Fällen liegt der wahre Wert darin. Über ±{"\u00A0"}100 ist sie vorläufig und hat keinen Platz auf der Liste. Nach etwa zwanzig Partien ist sie sicher genug.
ratings-how-change = Vor Beginn sagen die Wertungen aller, welcher Platz zu erwarten ist. Wer besser abschneidet, gewinnt dazu, wer schlechter abschneidet, verliert; stärkere Gegner zählen mehr, der Abstand in Punkten zählt nicht.
ratings-how-fair = Wer geht oder für wen am Ende ein Bot spielt, landet auf dem letzten Platz. Treffen dieselben zwei an einem Tag öfter aufeinander, zählt das dreimal ganz, dann halb, dann zu einem Viertel und ab der sechsten Partie gar nicht. Wer neu ist, zählt für gut Bekannte nur halb. Wer an einem Tag drei Tische verlässt, wartet einen Tag.
ratings-how-never = Partien gegen Bots, Tagesspiele und was aus einer Aufzeichnung oder einem Rückblick weitergespielt wird, werden nie gewertet.
ratings-listed = Du darfst auf dieser Liste genannt werden.
ratings-unlisted = Du wirst auf dieser Liste nicht genannt, und dein Profil sehen nur die, mit denen du gespielt hast.
ratings-hide = Mich nicht nennen
ratings-show = Mich nennen
profile-ratings = Wertungen
profile-rank = Platz { $place } von { $of }
profile-rated-games = { $n ->
    [one] eine gewertete Partie
   *[other] { $n } gewertete Partien
}
profile-like = etwa so stark wie der Bot „{ $level }“
profile-curve = Wertung in { $game }
profile-curve-line = Linie: Wertung; Band: wo sie vermutlich liegt
profile-curve-told = Wertung in { $game } über { $n } gewertete Partien, von { $first } bis { $last } ± { $spread }.
profile-favourites = Lieblingszüge
profile-favourites-line = aus den letzten { $n } Partien
profile-favourite = { $n }-mal
profile-records = Rekorde
profile-record-score = { $game }: beste Punktzahl { $n }, { $players ->
    [1] allein
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[other] zu fünft
}
profile-badges = Abzeichen
profile-badge-three = Volles Haus
profile-badge-three-line = alle drei Spiele zu Ende gespielt
profile-badge-upset = Gegen alle Erwartung
profile-badge-upset-line = gewonnen, wo fast der letzte Platz zu erwarten war
profile-badge-certain = Wohlbekannt
profile-badge-certain-line = eine Wertung, die sicher genug ist
profile-badge-company = Gute Gesellschaft
profile-badge-company-line = Partien mit zehn verschiedenen Leuten beendet
profile-badge-stayer = Bis zum Schluss
profile-badge-stayer-line = zwanzig gewertete Partien und keine verlassen
host-ratings = Gewertete Tische, die einen Blick wert sind
host-ratings-line = Jemand ging, dieselben Leute sind sich oft begegnet, oder du hast den Tisch herausgenommen. Namen, die sich einen Browser teilen, sind vermerkt.
host-ratings-none = Nichts Auffälliges.
host-rated-line = { $name } { $change }{ $left ->
    [yes] , gegangen
   *[no] {""}
}{ $weight ->
    [100] {""}
   *[other] , zählt { $weight } %
}{ $shares ->
    [yes] , teilt einen Browser
   *[no] {""}
}
host-take-out = Aus der Wertung nehmen
host-put-back = Wieder werten
host-done-taken-out = Der Tisch zählt für niemanden. Alle Wertungen des Spiels sind neu berechnet.
host-done-put-back = Der Tisch zählt wieder. Alle Wertungen des Spiels sind neu berechnet.
find-rated = Gewertet
find-rated-line = mit Uhr, nur mit behaltenem Namen
profile-public-line = Du stehst auf der Liste der Besten, darum sehen hier alle deine Ergebnisse; die Partien sehen nur die, die sie gespielt haben.
