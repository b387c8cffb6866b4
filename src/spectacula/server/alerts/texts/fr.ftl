alert-turn = { $game } : à vous de jouer
alert-reminder = { $game } : à vous, le temps presse
alert-minded = { $game } : votre temps est écoulé, un robot a pris le relais
alert-over = { $game } : la partie est finie
alert-invited = { $game } : une autre partie ?
alert-invited-by = { $who } propose une autre partie de { $game }
alert-found = { $game } : une table est trouvée, prenez place maintenant
alert-round-by = { $who } : votre ronde de { $game } commence
alert-turns = { $n } tables vous attendent
alert-news = Du nouveau à { $n } tables
alert-with = Avec { $names }.
alert-left-minutes = { $n ->
    [one] Encore une minute.
   *[other] Encore { $n } minutes.
}
alert-left-hours = { $n ->
    [one] Encore une heure.
   *[other] Encore { $n } heures.
}
alert-left-days = Encore { $n } jours.
alert-test = Les alertes arrivent ici
alert-test-line = Ceci est un essai. Personne ne vous attend.
alert-letter =
    { $link }

    Vous recevez cette lettre parce que vous avez demandé des alertes par e-mail. Vous pouvez changer cela ici :
    { $stop }
