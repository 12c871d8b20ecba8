# Before the match: the seats, and inviting friends.
lobby-title = En attente de joueurs
lobby-sit = S’asseoir ici
lobby-move = Changer de place
lobby-bot = Ajouter un robot
lobby-leave = Quitter cette place
lobby-empty = Libérer cette place
lobby-start = Commencer
lobby-draw = Tirer les places au sort
lobby-draw-again = Tirer à nouveau
partners-title = Choix des partenaires
partners-rule = { $deals ->
    [yes] Les deux plus fortes cartes jouent ensemble ; la plus forte donne en premier.
   *[no] Les deux plus fortes cartes jouent ensemble.
}
partners-highest = { $deals ->
    [yes] donne en premier
   *[no] plus forte carte
}
partners-choose = Vous avez la plus forte carte : choisissez votre place. Votre partenaire s’assoit en face.
lobby-start-bots = { $open ->
    [one] Un robot prendra la place libre.
   *[other] Des robots prendront les places libres.
}
lobby-listed = Ouvrir la table à tous
lobby-listed-what = Elle s’affiche sur l’accueil, avec les noms des joueurs, jusqu’au début de la partie.
lobby-listed-now = Cette table est ouverte à tous : elle s’affiche sur l’accueil.
lobby-waiting = La personne qui a ouvert la table lancera la partie.

invite-title = Invitez vos amis
invite-how = Envoyez-leur ce lien : il suffit de l’ouvrir pour venir à la table.
invite-text = Une partie de bridge ?
invite-message = Une partie de bridge ? Je vous attends à ma table : { $link }
invite-link = Lien de la table
invite-copy = Copier le lien
invite-copied = Le lien est copié.
invite-share = Partager…
invite-mail = Courriel
invite-sms = SMS
invite-device = Continuer sur un autre appareil
invite-scan = Ou montrez ce code : l’appareil photo d’un téléphone ouvre la table.
invite-code = Code QR du lien de la table
policy-fixed = Les réglages en gris sont les mêmes à toutes les tables qui jouent ces donnes.
deal-of-day = Le serveur l’a tirée seul, avec toutes les donnes du jour : l’empreinte publiée à l’ouverture du tournoi permet de vérifier qu’elle n’a pas changé depuis.
deal-of-day-proof = Voir l’engagement du tournoi
policy-title = Réglages de la table
policy-usual = par défaut
policy-undo = Annulation
policy-undo-free = toujours
policy-undo-consent = si les adversaires acceptent
policy-undo-off = jamais
policy-pace = Vitesse des robots
policy-pace-calm = lente
policy-pace-medium = normale
policy-pace-brisk = rapide
policy-pace-instant = instantanée
policy-clock = Temps pour un coup
policy-clock-0 = sans limite
policy-clock-30 = 30 secondes
policy-clock-60 = 1 minute
policy-clock-90 = 1 minute 30
policy-clock-120 = 2 minutes
policy-clock-180 = 3 minutes
policy-clock-240 = 4 minutes
policy-clock-300 = 5 minutes
policy-watch = Ce que voient les spectateurs
policy-watch-nobody = rien
policy-watch-table = les cartes sur la table
policy-watch-delayed = tout, une donne plus tard
policy-watch-N = aussi la main de Nord
policy-watch-E = aussi la main d’Est
policy-watch-S = aussi la main de Sud
policy-watch-W = aussi la main d’Ouest
policy-hints = Conseil du robot
policy-hints-alone = quand on joue seul
policy-hints-allowed = toujours
policy-hints-off = jamais
policy-grace = Place gardée à un joueur parti
policy-grace-0 = non
policy-grace-15 = 15 secondes
policy-grace-30 = 30 secondes
policy-grace-60 = 1 minute
policy-grace-120 = 2 minutes
policy-declare = Seul contre les robots, quand on est le mort
policy-declare-off = on regarde
policy-declare-look = on voit la main du déclarant
policy-declare-alone = on joue pour le déclarant
policy-alerts = Qui explique une enchère
policy-alerts-self = celui qui l’a faite
policy-alerts-partner = son partenaire

# Spectators of a hand, and a board of a set in hand.
in_hand-title = Une donne vous attend
in_hand-alone = Si vous l’abandonnez, vous ne jouerez pas non plus les suivantes ; celles que vous avez finies comptent.
in_hand-together = Si vous l’abandonnez, un robot la finit à votre place.
in_hand-finish = Finir la donne
in_hand-give_up = L’abandonner
watch-said = { $asker ->
    [host] L’hôte
   *[player] { $name }
} demande que les spectateurs voient { $own ->
    [yes] votre main
   *[no] la main { NAMED($seat, kind: "seat-of") }
}.
watch-shown = Les spectateurs voient la main { NAMED($seat, kind: "seat-of") }.
watch-waiting = Pour montrer la main { NAMED($seat, kind: "seat-of") } aux spectateurs, on attend l’accord de : { $seats }.
watch-hide = Ne plus la montrer
