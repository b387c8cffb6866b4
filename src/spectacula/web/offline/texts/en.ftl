offline-description = Three board games about putting on a show, with friends or against bots.
offline-title = The house is out of reach
offline-line = No network at the moment. Your tables are safe in the house and go on when it is back.
offline-go = Play against bots meanwhile
offline-again = Try again
offline-open = Play without a network: bring the house to this device
offline-upload = Then open it in the offline house
