keep-offer = Nur dieser Browser kennt dich und deine Partien.
keep-open = Namen behalten
keep-not-now = Jetzt nicht
keep-page = Behalte deinen Namen
keep-title = „{ $name }“ mit zweimal Tippen behalten
keep-line = { $n ->
    [0] Du bist Gast: Dieser Browser merkt sich dich, ein anderes Gerät nicht. Ein Passkey bewahrt deinen Namen, ohne Passwort und ohne E-Mail.
    [one] Du spielst als Gast. Dieser Browser merkt sich einen Tisch, ein anderes Gerät nicht. Ein Passkey bewahrt ihn, ohne Passwort und ohne E-Mail.
   *[other] Du spielst als Gast. Dieser Browser merkt sich { $n } Tische, ein anderes Gerät nicht. Ein Passkey bewahrt sie, ohne Passwort und ohne E-Mail.
}
keep-first = Sag hier ja
keep-first-line = Deine Tische und Tagesspiele bleiben dir erhalten.
keep-go = Mit Passkey behalten
keep-second = Dein Gerät fragt einmal
keep-second-line = Fingerabdruck, Gesicht oder Bildschirmsperre. Nichts davon verlässt dein Gerät.
keep-device-asks = Passkey speichern?
keep-also = Geht auch mit Sicherheitsschlüssel oder Passwortmanager.
keep-known = Hast du hier schon einen Namen?
keep-known-line = { $n ->
    [0] Dann melde dich an.
    [one] Dann melde dich an; der Tisch dieses Browsers kommt in dein Konto.
   *[other] Dann melde dich an; die { $n } Tische dieses Browsers kommen in dein Konto.
}
keep-stay = Gast bleiben
keep-by-invitation = Neue Namen behält dieses Haus nur auf Einladung. Bitte den Gastgeber um einen Link; bis dahin bist du Gast, und deine Tische bleiben diesem Browser.
keep-guest-data = Was das Haus von dir weiß:
data-export = Alles herunterladen

why-number = Ein Passkey gehört zu einem Namen, und { $host } ist eine Nummer.
why-number-go = Bei localhost weitermachen; deine Tische kommen mit
why-insecure = Browser erlauben Passkeys nur, wo niemand mithören kann: über https oder auf dem Rechner des Hauses selbst. Du bist über einfaches http bei { $host }. Frag deinen Gastgeber nach einer Adresse mit https.
why-old = Dieser Browser kennt keine Passkeys. Ein neuerer kennt sie, oder ein anderes Gerät.
why-script = Passkeys brauchen JavaScript.
passkey-stopped = Nichts wurde gespeichert: Dein Gerät hat die Frage abgebrochen. Du kannst es jederzeit wieder versuchen.
passkey-known = Dieses Gerät hat schon einen Passkey für diesen Namen.
passkey-403 = Diesen Passkey kennt das Haus nicht.
passkey-409 = Die Frage ist abgelaufen. Bitte fang noch einmal an.
passkey-422 = Diesen Namen, oder einen zum Verwechseln ähnlichen, hat hier schon jemand. Bitte wähle einen anderen.
passkey-429 = Das war sehr oft. Bitte warte eine Minute.
passkey-other = Das hat nicht geklappt; nichts wurde gespeichert. Bitte versuch es noch einmal.

account-page = Konto
account-open = Konto
account-skip = Zum Hauptteil
account-sign-in = Anmelden
account-sign-out = Abmelden
account-since = Dabei seit { $date } · ohne Passwort, ohne E-Mail
account-name = Name
account-name-line = Ein neuer Name erscheint an deinen laufenden Tischen; beendete Partien behalten den, unter dem sie gespielt wurden.
account-passkeys = Passkeys
account-passkey = Passkey
account-no-passkeys = Noch kein Passkey. Füge einen hinzu, damit die Codes eine Reserve bleiben.
account-unused = angelegt am { $made } · seither nicht benutzt
account-used = angelegt am { $made } · zuletzt benutzt am { $used }
account-rename = Umbenennen
account-rename-which = { $name } umbenennen
account-name-of = Neuer Name für { $name }
account-remove = Entfernen
account-remove-which = { $name } entfernen
account-add = Passkey hinzufügen
account-add-line = Einer für jedes Gerät, das seine Passkeys nicht mit einem anderen teilt. Melde dich auf einem neuen Gerät erst an, notfalls mit einem Code, und füge dann seinen eigenen hinzu.
account-codes = Notfallcodes
account-codes-left = { $n ->
    [0] Du hast keine. Mit ihnen kommst du zurück, wenn ein Gerät verloren geht.
    [one] Ein Code ist übrig.
   *[other] { $n } Codes sind übrig.
}
account-codes-new = Neue Codes machen
account-codes-line = Jeder meldet einmal an. Neue Codes machen die alten wertlos.
account-codes-once = Schreib sie jetzt auf: Sie werden nur dieses eine Mal gezeigt.
account-sessions = Angemeldet
account-some-browser = Ein Browser
account-here = dieser Browser
account-seen = zuletzt hier am { $date }
account-end = Beenden
account-end-which = Sitzung von { $name } beenden
account-end-others = Überall sonst abmelden
account-mail = Briefe
account-mail-line = Mit einer Adresse kannst du dir einen einmaligen Link schicken lassen, wenn kein Passkey zur Hand ist. Sonst dient sie nur Benachrichtigungen, wenn du welche möchtest.
account-mail-confirmed = bestätigt
account-mail-go = Link schicken
mail-label = E-Mail-Adresse
account-language-line = Das Haus spricht sie auf allen deinen Geräten.
account-programs = Programme
account-token = Token
account-token-name = Name des Programms
account-token-new = Neues Token
account-token-once = Das Token von { $name }, nur dieses eine Mal gezeigt:
account-token-line = Ein Token handelt für dich an der API dieses Hauses.
account-api = Was sie kann
account-revoke = Entziehen
account-revoke-which = Token von { $name } entziehen
account-data = Deine Daten
account-data-line = { $n ->
    [0] Dein Name, deine Zugänge, Geräte und Benachrichtigungen.
    [one] Ein Tisch, deine Worte dort, deine Tagesspiele; Name, Zugänge, Geräte und Benachrichtigungen. Mehr wird nicht aufbewahrt.
   *[other] { $n } Tische, deine Worte dort, deine Tagesspiele; Name, Zugänge, Geräte und Benachrichtigungen. Mehr wird nicht aufbewahrt.
}

account-kept = Der Name bleibt dir. Mach dir Notfallcodes für den Tag, an dem dieses Gerät verloren geht.
account-welcome = Willkommen zurück.
account-joined = Willkommen zurück. Die Tische dieses Browsers sind jetzt in deinem Konto.
account-passkey-added = Der Passkey ist hinzugefügt.
account-passkey-removed = Der Passkey ist entfernt. Lösch ihn auch auf seinem Gerät.
account-others-ended = Du bist überall sonst abgemeldet.
account-session-ended = Die Sitzung ist beendet.
account-token-revoked = Das Token ist entzogen.
account-tokens-full = Mehr Tokens kann ein Name nicht haben. Entzieh zuerst eines.
account-last-way = Das ist dein letzter Zugang. Mach zuerst Notfallcodes oder einen weiteren Passkey.
account-address-sent = Ein Brief ist unterwegs. Folge seinem Link innerhalb eines Tages, angemeldet wie hier.
account-address-confirmed = Die Adresse ist bestätigt.
account-address-forgotten = Die Adresse ist vergessen.
account-address-bad = An diese Adresse können wir nicht schreiben.
account-address-taken = Ein anderer Name in diesem Haus hat diese Adresse schon.
account-address-title = Briefe für { $name } an diese Adresse?
account-address-line = Wer sie liest, kann sich von da an als du anmelden.
account-address-confirm = Adresse bestätigen
account-spent = Dieser Link ist schon benutzt oder abgelaufen.
account-no-code = Dieser Code ist schon benutzt, oder er ist keiner von uns. Such nach verlesenen Zeichen.
account-letter-sent = Wenn diese Adresse hier bekannt ist, ist ein Brief unterwegs. Sein Link gilt 15 Minuten.
account-letter-title = Als { $name } anmelden?
account-letter-line = Der Link ist damit verbraucht.
account-signed-out = Du bist abgemeldet. Deine Tische warten auf dich.
account-gone = Du bist fort aus diesem Haus, und alles über dich auch. Leb wohl.

sign-in-line = { $n ->
    [0] Mit dem Namen, den du in diesem Haus behalten hast.
    [one] Mit dem Namen, den du in diesem Haus behalten hast. Der Tisch dieses Browsers kommt in dein Konto.
   *[other] Mit dem Namen, den du in diesem Haus behalten hast. Die { $n } Tische dieses Browsers kommen in dein Konto.
}
sign-in-passkey = Mit Passkey
sign-in-passkey-line = Dein Gerät fragt nach Fingerabdruck, Gesicht oder Bildschirmsperre. Es kann die Frage auch deinem Telefon weitergeben.
sign-in-passkey-go = Mit Passkey anmelden
sign-in-letter = Mit einem Brief
sign-in-letter-line = Wir schicken einen Link, der dich einmal anmeldet, wenn die Adresse in deinem Konto bestätigt ist.
sign-in-letter-go = Link schicken
sign-in-code = Mit einem Notfallcode
sign-in-code-line = Einer von denen, die du aufgeschrieben hast. Er ist damit verbraucht.
code-label = Notfallcode
sign-in-new = Ich habe hier noch keinen Namen

farewell-page = Konto löschen
farewell-open = Konto löschen
farewell-open-guest = löschen
farewell-title = { $name } und alles darüber löschen?
farewell-what = Was dann geschieht
farewell-minded = { $game } mit { $names }: Ein Bot ohne Namen spielt auf deinem Platz weiter, endgültig.
farewell-freed = { $n ->
    [one] An einem Tisch, der noch nicht begonnen hat, wird dein Platz wieder frei.
   *[other] An { $n } Tischen, die noch nicht begonnen haben, wird dein Platz wieder frei.
}
farewell-cleared = { $n ->
    [one] Ein Tisch, an dem sonst niemand spielt, wird mit seiner Partie abgeräumt.
   *[other] { $n } Tische, an denen sonst niemand spielt, werden mit ihren Partien abgeräumt.
}
farewell-kept = { $n ->
    [one] Eine beendete Partie bleibt denen, mit denen du gespielt hast; du heißt dort „Spieler 1“ oder hast eine andere Nummer.
   *[other] { $n } beendete Partien bleiben denen, mit denen du gespielt hast; du heißt dort „Spieler 1“ oder hast eine andere Nummer.
}
farewell-words = Deine Tagesspiele und alles, was du an Tischen gesagt hast, werden gelöscht.
farewell-ways = Passkeys, Codes, Tokens und alle Sitzungen enden sofort. Lösch den Passkey auch auf deinen Geräten.
farewell-final = Niemand kann es zurückholen, auch der Gastgeber nicht, außer aus einer älteren Sicherung des Hauses.
farewell-export = Vorher alles herunterladen
farewell-go = Alles löschen
farewell-stay = Bleiben

letter-subject = Bei Spectacula anmelden
letter-text = Hallo { $name },

    dieser Link meldet dich einmal an, innerhalb der nächsten 15 Minuten:

    { $link }

    Du hast nicht darum gebeten? Dann tu nichts: Ohne den Link kommt niemand hinein.
letter-address-subject = Bestätige deine Adresse für Spectacula
letter-address-text = Hallo { $name },

    mit diesem Link bestätigst du, dass Briefe des Hauses an diese Adresse gehen dürfen. Folge ihm innerhalb eines Tages in einem Browser, in dem du angemeldet bist:

    { $link }

    Du hast nicht darum gebeten? Dann tu nichts, und du hörst nicht mehr von uns.
