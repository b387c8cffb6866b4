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

piece-count = { $n } dans le jeu
piece-star = Un artiste qui peut avoir sa vedette.
piece-no-star = Un accessoire, sans vedette.
piece-token-joker = Remplace n’importe quel artiste ou accessoire en scène. Ne compte pas pour les vedettes.
piece-token-action = En phase 1, un investissement de plus au prix habituel ; ou, chaque fois que vous avez une décision à prendre dans les phases 1 à 4, une médaille tant qu’il en reste. Jamais en scène.
piece-token-emperor = Devient aussitôt une médaille ; perdu s’il n’en reste plus.
piece-program = { $coins ->
    [0] arène { $arena }, gratuit
   *[other] arène { $arena }, { $coins } pièces
}
piece-needs = Demande : { $tokens }. Spectateurs : { $spectators }.
piece-tent = Chaque affiche jouée ici : { $reward }.
piece-tent-cost = Demande { $gems }.
keys-rule-line = D’une explication à son passage dans les règles
