# warum ein Zug vorgeschlagen wird; $gain in Einheiten der Wertung, verglichen mit den anderen Vorschlägen
hint-only = Etwas anderes ist nicht möglich.
hint-steady = Kein Grund allein gibt den Ausschlag: Alles in allem geht es so am besten aus.
hint-close = Fast so gut wie die anderen.
hint-rivals = Er bremst den Stärksten der anderen um etwa { $gain }.

hint-histrio-ecus = Er bringt dir bald etwa { $gain } Ecu mehr.
hint-histrio-show = Deine Aufführung trifft die Stimmung des Königs besser: etwa { $gain } Ecu mehr.
hint-histrio-requests = Er hilft dir, Geheime Bitten zu erfüllen: etwa { $gain } Ecu mehr.
hint-histrio-acrobats = Er gewinnt einen Gaukler oder spart einen für später auf: etwa { $gain } Ecu mehr.

hint-colosseum-record = Die nächste Aufführung zieht etwa { $gain } Zuschauer mehr an.
hint-colosseum-show = Er bringt die geplante Aufführung voran: etwa { $gain } Zuschauer mehr.
hint-colosseum-comforts = Luxusplätze und Podien ziehen etwa { $gain } Zuschauer mehr an.
hint-colosseum-medals = Er lässt dir mehr Medaillen: etwa { $gain } Zuschauer mehr.
hint-colosseum-stars = Star-Karten sind in Reichweite: etwa { $gain } Zuschauer mehr.
hint-colosseum-coins = Er lässt mehr Münzen für das, was kommt: etwa { $gain } Zuschauer wert.

hint-magnificent-points = Er bringt bald etwa { $gain } { $gain ->
    [one] Punkt
   *[other] Punkte
} mehr.
hint-magnificent-coins = Er lässt sich leichter bezahlen: etwa { $gain } wert.
hint-magnificent-stock = Er lässt mehr Juwelen und Trainer-Marker übrig: etwa { $gain } wert.
hint-magnificent-cards = Deine Meister-Karten zählen etwa { $gain } mehr.
hint-magnificent-posters = Deine Plakate kommen einem Auftritt näher: etwa { $gain } mehr wert.
hint-magnificent-areas = Dein Camp füllt sich besser: etwa { $gain } mehr wert.
