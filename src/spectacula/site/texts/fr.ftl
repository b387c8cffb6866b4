## La façade d’un site qui se passe de serveur

site-description = Trois jeux de société autour du spectacle, contre des robots ou sur un même écran, sans serveur.
site-lead = Trois jeux de société autour du spectacle, contre des robots ou à tour de rôle sur un même écran.
site-opening = La maison arrive jusqu’ici. Elle reste sur cet appareil : la prochaine fois, elle s’ouvrira aussitôt, avec ou sans réseau.
site-failed = La maison n’a pas pu s’ouvrir. Rechargez la page ; vos parties sont à l’abri dans ce navigateur.
site-unable = Ce navigateur ne peut pas ouvrir la maison : il en faut un récent, une adresse en https et pas de fenêtre privée.
site-update = Une nouvelle version de Spectacula est là. Vos parties continuent là où elles en sont.
site-take = Mettre à jour
