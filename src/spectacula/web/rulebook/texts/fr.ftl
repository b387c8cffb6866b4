rules-page = { $game } : les règles du jeu
rules-title = Les règles du jeu
rules-skip = Aller aux règles
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-link = Lien vers ce passage : { $what }
rules-from = Vous venez de la table. Le passage est marqué plus bas.
rules-back = Retour à la table
rules-found = { $n ->
    [0] Rien trouvé
    [one] Trouvé à { $n } endroit
   *[other] Trouvé à { $n } endroits
}
rules-none = Aucun passage ne contient ces mots.
rules-all = Montrer toutes les règles
rules-beside = À propos de ces règles
rules-own = Dans nos mots.
rules-own-line = Ces pages reformulent les règles imprimées ; une partie des données des cartes est de nous.
rules-which = Voir laquelle.
rules-others = Continuer
rules-play = Jouer à { $game }
rules-open = Règles
rules-open-passage = La règle à ce sujet
guide-open = Partie guidée

keys-rule-line = D’une explication à son passage dans les règles
