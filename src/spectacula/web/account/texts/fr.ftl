keep-offer = Seul ce navigateur vous connaît, vous et vos parties.
keep-open = Garder votre nom
keep-not-now = Pas maintenant
keep-page = Gardez votre nom
keep-title = Garder « { $name } » en deux gestes
keep-line = { $n ->
    [0] Vous êtes de passage : ce navigateur se souvient de vous, un autre appareil non. Une clé d’accès garde votre nom, sans mot de passe et sans e-mail.
    [one] Vous jouez de passage. Ce navigateur se souvient d’une table, un autre appareil non. Une clé d’accès la garde, sans mot de passe et sans e-mail.
   *[other] Vous jouez de passage. Ce navigateur se souvient de { $n } tables, un autre appareil non. Une clé d’accès les garde, sans mot de passe et sans e-mail.
}
keep-first = Dites oui ici
keep-first-line = Vos tables et vos donnes du jour restent à vous.
keep-go = Garder avec une clé d’accès
keep-second = Votre appareil demande une fois
keep-second-line = Empreinte, visage ou verrouillage de l’écran. Rien de cela ne quitte votre appareil.
keep-device-asks = Enregistrer une clé d’accès ?
keep-also = Fonctionne aussi avec une clé de sécurité ou un gestionnaire de mots de passe.
keep-known = Vous gardez déjà un nom ici ?
keep-known-line = { $n ->
    [0] Alors connectez-vous.
    [one] Alors connectez-vous ; la table de ce navigateur rejoint votre compte.
   *[other] Alors connectez-vous ; les { $n } tables de ce navigateur rejoignent votre compte.
}
keep-stay = Rester de passage
keep-by-invitation = Cette maison ne garde de nouveaux noms que sur invitation. Demandez un lien à votre hôte ; d’ici là vous êtes de passage, et vos tables restent dans ce navigateur.
keep-guest-data = Ce que la maison sait de vous :
data-export = Tout télécharger

why-number = Une clé d’accès appartient à un nom, et { $host } est un numéro.
why-number-go = Continuer sur localhost ; vos tables vous suivent
why-insecure = Les navigateurs n’utilisent les clés d’accès que là où personne ne peut écouter : en https, ou sur la machine même de la maison. Vous êtes venu en simple http chez { $host }. Demandez à votre hôte une adresse en https.
why-old = Ce navigateur ne connaît pas les clés d’accès. Un plus récent les connaît, ou un autre appareil.
why-script = Les clés d’accès ont besoin de JavaScript.
passkey-stopped = Rien n’a été enregistré : votre appareil a interrompu la question. Vous pouvez réessayer à tout moment.
passkey-known = Cet appareil a déjà une clé d’accès pour ce nom.
passkey-403 = La maison ne connaît pas cette clé d’accès.
passkey-409 = La question a expiré. Veuillez recommencer.
passkey-422 = Quelqu’un porte déjà ce nom ici, ou un nom qu’on prendrait pour lui. Veuillez en choisir un autre.
passkey-429 = Cela fait beaucoup d’essais. Attendez une minute.
passkey-other = Cela n’a pas marché ; rien n’a été enregistré. Veuillez réessayer.

account-page = Compte
account-open = Compte
account-skip = Aller au contenu principal
account-sign-in = Se connecter
account-sign-out = Se déconnecter
account-since = Nom gardé depuis le { $date } · sans mot de passe, sans e-mail
account-name = Nom
account-name-line = Un nouveau nom apparaît à vos tables en cours ; les parties finies gardent celui sous lequel elles ont été jouées.
account-passkeys = Clés d’accès
account-passkey = Clé d’accès
account-no-passkeys = Pas encore de clé d’accès. Ajoutez-en une, pour que les codes restent une réserve.
account-unused = créée le { $made } · pas utilisée depuis
account-used = créée le { $made } · utilisée le { $used }
account-rename = Renommer
account-rename-which = Renommer { $name }
account-name-of = Nouveau nom pour { $name }
account-remove = Retirer
account-remove-which = Retirer { $name }
account-add = Ajouter une clé d’accès
account-add-line = Une pour chaque appareil qui ne partage pas ses clés avec un autre. Sur un nouvel appareil, connectez-vous d’abord, au besoin avec un code, puis ajoutez la sienne.
account-codes = Codes de secours
account-codes-left = { $n ->
    [0] Vous n’en avez pas. Avec eux vous revenez quand un appareil est perdu.
    [one] Il reste un code.
   *[other] Il reste { $n } codes.
}
account-codes-new = Créer de nouveaux codes
account-codes-line = Chacun connecte une fois. De nouveaux codes annulent les anciens.
account-codes-once = Notez-les maintenant : ils ne sont montrés que cette fois.
account-sessions = Connexions
account-some-browser = Un navigateur
account-here = ce navigateur
account-seen = vu le { $date }
account-end = Terminer
account-end-which = Terminer la session de { $name }
account-end-others = Se déconnecter partout ailleurs
account-mail = Lettres
account-mail-line = Avec une adresse, vous pouvez recevoir un lien à usage unique quand aucune clé d’accès n’est à portée. Elle ne sert sinon qu’aux alertes, si vous en demandez.
account-mail-confirmed = confirmée
account-mail-go = Envoyer le lien
mail-label = Adresse e-mail
account-language-line = La maison la parle sur tous vos appareils.
account-programs = Programmes
account-token = Jeton
account-token-name = Nom du programme
account-token-new = Nouveau jeton
account-token-once = Le jeton de { $name }, montré cette seule fois :
account-token-line = Un jeton agit pour vous à l’API de cette maison.
account-api = Ce qu’elle sait faire
account-revoke = Révoquer
account-revoke-which = Révoquer le jeton de { $name }
account-data = Vos données
account-data-line = { $n ->
    [0] Votre nom, vos accès, vos appareils et vos alertes.
    [one] Une table, vos paroles là-bas, vos donnes du jour ; nom, accès, appareils et alertes. Rien d’autre n’est gardé.
   *[other] { $n } tables, vos paroles là-bas, vos donnes du jour ; nom, accès, appareils et alertes. Rien d’autre n’est gardé.
}

account-kept = Le nom est gardé. Créez des codes de secours pour le jour où cet appareil se perd.
account-welcome = Heureux de vous revoir.
account-joined = Heureux de vous revoir. Les tables de ce navigateur sont maintenant dans votre compte.
account-passkey-added = La clé d’accès est ajoutée.
account-passkey-removed = La clé d’accès est retirée. Effacez-la aussi sur son appareil.
account-others-ended = Vous êtes déconnecté partout ailleurs.
account-session-ended = La session est terminée.
account-token-revoked = Le jeton est révoqué.
account-tokens-full = Un nom ne peut pas avoir plus de jetons. Révoquez-en un d’abord.
account-last-way = C’est votre dernier accès. Créez d’abord des codes de secours ou une autre clé d’accès.
account-address-sent = Une lettre est en route. Suivez son lien d’ici un jour, connecté comme vous l’êtes ici.
account-address-confirmed = L’adresse est confirmée.
account-address-forgotten = L’adresse est oubliée.
account-address-bad = Nous ne pouvons pas écrire à cette adresse.
account-address-taken = Un autre nom de cette maison a déjà cette adresse.
account-address-title = Des lettres pour { $name } à cette adresse ?
account-address-line = Qui les lit pourra dès lors se connecter à votre place.
account-address-confirm = Confirmer l’adresse
account-spent = Ce lien a déjà servi, ou il a expiré.
account-no-code = Ce code a déjà servi, ou il n’est pas de nous. Cherchez des signes mal lus.
account-letter-sent = Si cette adresse est connue ici, une lettre est en route. Son lien vaut 15 minutes.
account-letter-title = Se connecter comme { $name } ?
account-letter-line = Le lien sera alors épuisé.
account-signed-out = Vous êtes déconnecté. Vos tables vous attendent.
account-gone = Vous avez quitté cette maison, et tout ce qui vous concerne aussi. Adieu.

sign-in-line = { $n ->
    [0] Au nom que vous gardez dans cette maison.
    [one] Au nom que vous gardez dans cette maison. La table de ce navigateur rejoint votre compte.
   *[other] Au nom que vous gardez dans cette maison. Les { $n } tables de ce navigateur rejoignent votre compte.
}
sign-in-passkey = Avec une clé d’accès
sign-in-passkey-line = Votre appareil demande empreinte, visage ou verrouillage de l’écran. Il peut aussi passer la main à votre téléphone.
sign-in-passkey-go = Se connecter avec une clé d’accès
sign-in-letter = Avec une lettre
sign-in-letter-line = Nous envoyons un lien qui vous connecte une fois, si l’adresse est confirmée dans votre compte.
sign-in-letter-go = Envoyer le lien
sign-in-code = Avec un code de secours
sign-in-code-line = Un de ceux que vous avez notés. Il sera alors épuisé.
code-label = Code de secours
sign-in-new = Je n’ai pas encore de nom ici

farewell-page = Supprimer le compte
farewell-open = Supprimer le compte
farewell-open-guest = supprimer
farewell-title = Supprimer { $name } et tout ce qui s’y rapporte ?
farewell-what = Ce qui se passe alors
farewell-minded = { $game } avec { $names } : un robot sans nom joue à votre place, pour de bon.
farewell-freed = { $n ->
    [one] À une table qui n’a pas commencé, votre place redevient libre.
   *[other] À { $n } tables qui n’ont pas commencé, votre place redevient libre.
}
farewell-cleared = { $n ->
    [one] Une table où personne d’autre ne joue est débarrassée, avec sa partie.
   *[other] { $n } tables où personne d’autre ne joue sont débarrassées, avec leurs parties.
}
farewell-kept = { $n ->
    [one] Une partie finie reste à ceux avec qui vous avez joué ; vous y êtes « Joueur 1 » ou un autre numéro.
   *[other] { $n } parties finies restent à ceux avec qui vous avez joué ; vous y êtes « Joueur 1 » ou un autre numéro.
}
farewell-words = Vos donnes du jour et tout ce que vous avez dit aux tables sont effacés.
farewell-ways = Clés d’accès, codes, jetons et sessions prennent fin aussitôt. Effacez aussi la clé d’accès sur vos appareils.
farewell-final = Personne ne peut revenir en arrière, pas même l’hôte, sauf depuis une sauvegarde plus ancienne de la maison.
farewell-export = Tout télécharger avant
farewell-go = Tout supprimer
farewell-stay = Rester

letter-subject = Se connecter à Spectacula
letter-text = Bonjour { $name },

    ce lien vous connecte une fois, dans les 15 prochaines minutes :

    { $link }

    Vous n’avez rien demandé ? Alors ne faites rien : sans le lien, personne n’entre.
letter-address-subject = Confirmez votre adresse pour Spectacula
letter-address-text = Bonjour { $name },

    avec ce lien vous confirmez que les lettres de la maison peuvent venir à cette adresse. Suivez-le d’ici un jour, dans un navigateur où vous êtes connecté :

    { $link }

    Vous n’avez rien demandé ? Alors ne faites rien, et vous n’entendrez plus parler de nous.
