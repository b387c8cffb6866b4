# pourquoi un coup est proposé ; $gain est en unités du score, comparé aux autres coups proposés
hint-unsure = Un simple coup d’œil : les robots s’échauffent encore.
hint-only = Il n’y a rien d’autre à faire.
hint-steady = Aucune raison ne suffit à elle seule : dans l’ensemble, c’est ce qui réussit le mieux.
hint-close = Presque aussi bon que les autres.
hint-rivals = Il freine votre adversaire le plus dangereux d’environ { $gain }.
