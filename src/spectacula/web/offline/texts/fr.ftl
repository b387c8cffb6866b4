offline-description = Trois jeux de société sur le spectacle, entre amis ou contre des robots.
offline-title = La maison est hors de portée
offline-line = Pas de réseau pour le moment. Vos tables sont à l’abri dans la maison et reprendront dès son retour.
offline-go = Jouer contre des robots en attendant
offline-again = Réessayer
offline-open = Jouer sans réseau : installer la maison sur cet appareil
offline-upload = Puis l’ouvrir dans la maison hors ligne
