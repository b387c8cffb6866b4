rules-page = { $game } : les règles que nous jouons
rules-title = Les règles que nous jouons
rules-skip = Aller aux règles
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-link = Adresse de ce passage : { $what }
rules-from = Vous venez de la table. Le passage est marqué plus bas.
rules-back = Retour à la table
rules-found = { $n ->
    [0] Rien trouvé
    [one] Trouvé à { $n } endroit
   *[other] Trouvé à { $n } endroits
}
rules-none = Aucun passage ne contient ces mots.
rules-all = Montrer toutes les règles
rules-beside = À côté des règles
rules-own = Avec nos mots.
rules-own-line = Ces pages suivent les règles imprimées avec nos mots ; une partie des données des cartes est de nous.
rules-which = Voir laquelle.
rules-others = Continuer
rules-play = Jouer à { $game }
rules-open = Règles
rules-open-passage = La règle à ce sujet
guide-open = Partie guidée

keys-rule-line = D’une explication à son passage dans les règles
