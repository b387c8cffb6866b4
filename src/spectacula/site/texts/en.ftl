## The front of a site that needs no server

site-description = Three board games about putting on a show, against bots or on one screen, without a server.
site-lead = Three board games about putting on a show, to be played against bots or handed round on one screen.
site-opening = The house is being brought here. It stays on this device: next time it opens at once, with or without a network.
site-failed = The house could not be opened. Reload this page; your games are safe in this browser.
site-unable = This browser cannot run the house: it takes a recent one, an address that begins with https and no private window.
site-update = A new version of Spectacula is here. Your games go on where they are.
site-take = Update now
