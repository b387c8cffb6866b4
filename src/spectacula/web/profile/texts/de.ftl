profile-page = Profil von { $name }
profile-open = Mein Profil
profile-own-line = Das siehst du, und zum Teil sehen es alle, die mit dir eine Partie beendet haben: deine Ergebnisse und eure gemeinsamen Partien.
profile-line = Das sehen alle, die mit dieser Person eine Partie beendet haben.
profile-none = Noch keine beendete Partie. Die erste schlägt das Buch auf.
profile-results = Ergebnisse
profile-against = Spiel, gegen
profile-people = Menschen
profile-alone = allein
profile-first = Erster Platz
profile-mean = Platz im Mittel
profile-place = { $place } von { $players }
profile-duels = Direkter Vergleich
profile-duels-line = Wer am selben Tisch vorn lag.
profile-no-duels = Noch niemand: Bots zählen hier nicht.
profile-duel = Mit { $name }: { $ahead }-mal vorn, { $behind }-mal dahinter, { $level }-mal gleichauf
profile-games = { $n ->
    [one] Eine beendete Partie
   *[other] { $n } beendete Partien
}
profile-shared = { $n ->
    [one] Eine gemeinsame Partie
   *[other] { $n } gemeinsame Partien
}
profile-score = { $n } Punkte, Platz { $place }
