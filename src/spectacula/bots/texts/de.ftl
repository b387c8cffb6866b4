# warum ein Zug vorgeschlagen wird; $gain in Einheiten der Wertung, verglichen mit den anderen Vorschlägen
hint-unsure = Nur ein flüchtiger Blick: Die Bots wärmen sich noch auf.
hint-only = Etwas anderes ist nicht möglich.
hint-steady = Kein Grund allein gibt den Ausschlag: Alles in allem geht es so am besten aus.
hint-close = Fast so gut wie die anderen.
hint-rivals = Er bremst den Stärksten der anderen um etwa { $gain }.
