profile-page = Profil de { $name }
profile-open = Mon profil
profile-own-line = Vous voyez tout ; ceux qui ont fini une partie avec vous voient vos résultats et vos parties communes.
profile-line = Ce que voient ceux qui ont fini une partie avec cette personne.
profile-none = Pas encore de partie finie. La première ouvrira le livre.
profile-results = Résultats
profile-against = Jeu, contre
profile-people = des personnes
profile-alone = en solitaire
profile-first = Première place
profile-mean = Place moyenne
profile-place = { $place } sur { $players }
profile-duels = Face à face
profile-duels-line = Qui a fini devant, à la même table.
profile-no-duels = Personne encore : les robots ne comptent pas ici.
profile-duel = Avec { $name } : { $ahead } fois devant, { $behind } fois derrière, { $level } fois à égalité
profile-games = { $n ->
    [one] Une partie finie
   *[other] { $n } parties finies
}
profile-shared = { $n ->
    [one] Une partie commune
   *[other] { $n } parties communes
}
profile-score = { $n } points, place { $place }
