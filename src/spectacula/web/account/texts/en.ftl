keep-offer = This browser alone knows you and your games.
keep-open = Keep your name
keep-not-now = Not now
keep-page = Keep your name
keep-title = Keep “{ $name }” in two taps
keep-line = { $n ->
    [0] You are a guest: this browser remembers you, another device does not. A passkey keeps your name, without password and without e-mail.
    [one] You play as a guest. This browser remembers one table; another device does not. A passkey keeps it, without password and without e-mail.
   *[other] You play as a guest. This browser remembers { $n } tables; another device does not. A passkey keeps them, without password and without e-mail.
}
keep-first = Say yes here
keep-first-line = Your tables and daily results stay with you.
keep-go = Keep with a passkey
keep-second = Your device asks once
keep-second-line = Fingerprint, face or screen lock. It never leaves your device.
keep-device-asks = Save a passkey?
keep-also = Also works with a security key or a password manager.
keep-known = Already kept a name here?
keep-known-line = { $n ->
    [0] Then sign in.
    [one] Then sign in; the table of this browser joins your account.
   *[other] Then sign in; the { $n } tables of this browser join your account.
}
keep-stay = Stay a guest
keep-by-invitation = This house keeps new names by invitation. Ask its host for a link; until then you are a guest, and your tables stay with this browser.
keep-guest-data = What the house knows of you:
data-export = Download everything

why-number = A passkey belongs to a name, and { $host } is a number.
why-number-go = Go on at localhost; your tables come along
why-insecure = Browsers use passkeys only where nobody can listen in: over https, or on the machine of the house itself. You came over plain http to { $host }. Ask your host for an https address.
why-old = This browser knows no passkeys. A newer one does, or another device.
why-script = Passkeys need JavaScript.
passkey-stopped = Nothing was saved: your device stopped the question. You can try again at any time.
passkey-known = This device already holds a passkey for this name.
passkey-403 = This house does not know that passkey.
passkey-409 = The question has run out. Please begin again.
passkey-422 = Somebody here keeps this name already, or one that looks just like it. Please choose another.
passkey-429 = That was very often. Please wait a minute.
passkey-other = That did not work; nothing was saved. Please try again.

account-page = Account
account-open = Account
account-skip = Skip to the main part
account-sign-in = Sign in
account-sign-out = Sign out
account-since = Name kept since { $date } · no password, no e-mail needed
account-name = Name
account-name-line = A new name appears at your running tables; finished games keep the one they were played under.
account-passkeys = Passkeys
account-passkey = Passkey
account-no-passkeys = No passkey yet. Add one, so that your codes remain a reserve.
account-unused = made on { $made } · not used since
account-used = made on { $made } · last used on { $used }
account-rename = Rename
account-rename-which = Rename { $name }
account-name-of = New name for { $name }
account-remove = Remove
account-remove-which = Remove { $name }
account-add = Add a passkey
account-add-line = One for every device that does not share its passkeys with another. On a new device sign in first, with a code if nothing else is at hand, then add its own.
account-codes = Recovery codes
account-codes-left = { $n ->
    [0] You have none. With them you come back when a device is lost.
    [one] One code is left.
   *[other] { $n } codes are left.
}
account-codes-new = Make new codes
account-codes-line = Each signs in once. New codes make the old ones worthless.
account-codes-once = Write them down now: they are shown this once.
account-sessions = Signed in
account-some-browser = A browser
account-here = this browser
account-seen = last here on { $date }
account-end = End
account-end-which = End the session of { $name }
account-end-others = Sign out everywhere else
account-mail = Letters
account-mail-line = With an address you can have a one-time link sent to you when no passkey is at hand. It is used for nothing else, except for alerts if you ask for them.
account-mail-confirmed = confirmed
account-mail-go = Send the link
mail-label = E-mail address
account-language-line = The house speaks it on all your devices.
account-programs = Programs
account-token = Token
account-token-name = Name of the program
account-token-new = New token
account-token-once = The token of { $name }, shown this once:
account-token-line = A token acts for you at the API of this house.
account-api = What it can do
account-revoke = Revoke
account-revoke-which = Revoke the token of { $name }
account-data = Your data
account-data-line = { $n ->
    [0] Your name, ways in, devices and alerts.
    [one] One table, your talk there, your daily results; name, ways in, devices and alerts. Nothing else is kept.
   *[other] { $n } tables, your talk there, your daily results; name, ways in, devices and alerts. Nothing else is kept.
}

account-kept = The name is kept. Make recovery codes for the day this device is lost.
account-welcome = Welcome back.
account-joined = Welcome back. The tables of this browser are in your account now.
account-passkey-added = The passkey is added.
account-passkey-removed = The passkey is removed. Delete it on its device too.
account-others-ended = You are signed out everywhere else.
account-session-ended = The session is ended.
account-token-revoked = The token is revoked.
account-tokens-full = That is as many tokens as a name can have. Revoke one first.
account-last-way = This is your last way in. Make recovery codes or another passkey first.
account-address-sent = A letter is on its way. Follow its link within a day, signed in as you are here.
account-address-confirmed = The address is confirmed.
account-address-forgotten = The address is forgotten.
account-address-bad = That is no e-mail address we can write to.
account-address-taken = Another name of this house has that address already.
account-address-title = Letters for { $name } to this address?
account-address-line = From then on whoever reads them can sign in as you.
account-address-confirm = Confirm the address
account-spent = This link was used already, or has run out.
account-no-code = This code was used already, or is none of ours. Look for misread letters.
account-letter-sent = If this address is known here, a letter is on its way. Its link is good for 15 minutes.
account-letter-title = Sign in as { $name }?
account-letter-line = The link is used up by it.
account-signed-out = You are signed out. Your tables wait for you.
account-gone = You are gone from this house, and so is everything about you. Farewell.

sign-in-line = { $n ->
    [0] To the name you keep in this house.
    [one] To the name you keep in this house. The table of this browser joins your account.
   *[other] To the name you keep in this house. The { $n } tables of this browser join your account.
}
sign-in-passkey = With a passkey
sign-in-passkey-line = Your device asks for fingerprint, face or screen lock. It may also hand over to your phone.
sign-in-passkey-go = Sign in with a passkey
sign-in-letter = With a letter
sign-in-letter-line = We send a link that signs you in once, if the address is confirmed in your account.
sign-in-letter-go = Send the link
sign-in-code = With a recovery code
sign-in-code-line = One of those you wrote down. It is used up by it.
code-label = Recovery code
sign-in-new = I have no name here yet

farewell-page = Delete the account
farewell-open = Delete the account
farewell-open-guest = delete it
farewell-title = Delete { $name } and everything about them?
farewell-what = What happens then
farewell-minded = { $game } with { $names }: a bot without a name plays on in your seat, for good.
farewell-freed = { $n ->
    [one] At a table that has not begun your seat is free again.
   *[other] At { $n } tables that have not begun your seat is free again.
}
farewell-cleared = { $n ->
    [one] A table at which nobody else plays is cleared away, with its game.
   *[other] { $n } tables at which nobody else plays are cleared away, with their games.
}
farewell-kept = { $n ->
    [one] A finished game stays with those you played with; you are “Player 1” or another number there.
   *[other] { $n } finished games stay with those you played with; you are “Player 1” or another number there.
}
farewell-words = Your daily results, and everything you said at tables, are deleted.
farewell-ways = Passkeys, codes, tokens and all sessions end at once. Delete the passkey on your devices too.
farewell-final = Nobody can bring it back, the host included, except from an older backup of the house.
farewell-export = Download everything before
farewell-go = Delete it all
farewell-stay = Stay

letter-subject = Sign in to Spectacula
letter-text = Hello { $name },

    this link signs you in once, within the next 15 minutes:

    { $link }

    You did not ask for it? Then do nothing: without the link nobody gets in.
letter-address-subject = Confirm your address for Spectacula
letter-address-text = Hello { $name },

    with this link you confirm that letters of the house may go to this address. Follow it within a day, in a browser in which you are signed in:

    { $link }

    You did not ask for it? Then do nothing, and you will not hear from us again.
