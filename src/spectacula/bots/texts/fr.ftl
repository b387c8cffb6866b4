# pourquoi un coup est proposé ; $gain est en unités du score, comparé aux autres coups proposés
hint-only = Il n’y a rien d’autre à faire.
hint-steady = Aucune raison ne suffit à elle seule : dans l’ensemble, c’est ce qui réussit le mieux.
hint-close = Presque aussi bon que les autres.
hint-rivals = Il freine votre adversaire le plus dangereux d’environ { $gain }.

hint-histrio-ecus = Il vous rapporte bientôt environ { $gain } { $gain ->
    [one] Écu
   *[other] Écus
} de plus.
hint-histrio-show = Votre spectacle convient mieux au Roi : environ { $gain } { $gain ->
    [one] Écu
   *[other] Écus
} de plus.
hint-histrio-requests = Il vous aide à remplir des Demandes secrètes : environ { $gain } { $gain ->
    [one] Écu
   *[other] Écus
} de plus.
hint-histrio-acrobats = Il gagne un Saltimbanque, ou en garde un pour plus tard : environ { $gain } { $gain ->
    [one] Écu
   *[other] Écus
} de plus.

hint-colosseum-record = Le prochain spectacle attire environ { $gain } { $gain ->
    [one] spectateur
   *[other] spectateurs
} de plus.
hint-colosseum-show = Il fait avancer le spectacle visé : environ { $gain } { $gain ->
    [one] spectateur
   *[other] spectateurs
} de plus.
hint-colosseum-comforts = Places de luxe et podiums attirent environ { $gain } { $gain ->
    [one] spectateur
   *[other] spectateurs
} de plus.
hint-colosseum-medals = Il vous laisse plus de médailles : environ { $gain } { $gain ->
    [one] spectateur
   *[other] spectateurs
} de plus.
hint-colosseum-stars = Des vedettes sont à portée : environ { $gain } { $gain ->
    [one] spectateur
   *[other] spectateurs
} de plus.
hint-colosseum-coins = Il laisse plus de pièces pour la suite : environ { $gain } { $gain ->
    [one] spectateur
   *[other] spectateurs
}.

hint-magnificent-points = Il rapporte bientôt environ { $gain } { $gain ->
    [one] point
   *[other] points
} de plus.
hint-magnificent-coins = Il est plus facile à payer : environ { $gain }.
hint-magnificent-stock = Il laisse plus de gemmes et de marqueurs de dresseur à utiliser : environ { $gain }.
hint-magnificent-cards = Vos cartes maître comptent environ { $gain } de plus.
hint-magnificent-posters = Vos affiches se rapprochent d’un spectacle : environ { $gain } de plus.
hint-magnificent-areas = Votre camp se remplit mieux : environ { $gain } de plus.
