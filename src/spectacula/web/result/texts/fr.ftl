# Ce qui reste d’une partie : la ligne qui la raconte et l’image à partager.
story-won = { $name } gagne avec { $n } d’avance
story-tie-won = { $name } l’emporte au départage avec { $score }
story-shared = { $names } partagent la victoire avec { $score }
story-solo-won = { $name } gagne en solitaire avec { $score }
story-solo-lost = { $name } finit avec { $score } et manque l’objectif
story-turn = { $result } : { $turn }.
story-plain = { $result }.
result-players = { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
}
result-lost = { $name } : pas cette fois
result-save = Enregistrer l’image
result-share = Partager
result-copied = Lien copié
result-alt = Résultat de la partie. { $story }
result-title = { $game } : { $names }
result-running = Une table de { $game } sur Spectacula. À suivre en direct, ou à relire une fois finie.
result-shared = { $names } gagnent
