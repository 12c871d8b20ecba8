# Match par équipes de quatre : deux tables, les mêmes donnes.
teams-new = Match par équipes de quatre
teams-new-about = Quatre joueurs par équipe, deux dans chaque salle ; des robots prennent les places libres. Les deux salles jouent les mêmes donnes, chacune à son rythme.
teams-boards = Nombre de donnes
teams-make = Créer le match
teams-another = Créer un autre match
teams-title = Match par équipes
teams-about = { $boards } donnes. L’équipe A joue en Nord-Sud dans la salle ouverte et en Est-Ouest dans la salle fermée ; l’équipe B, l’inverse.
teams-room-open = Salle ouverte
teams-room-closed = Salle fermée
teams-team = Équipe { $team }
teams-yours = la vôtre
teams-free = place libre
teams-robot = Robot
teams-you = { $name } (vous)
teams-you-unnamed = Vous
teams-nobody = Sans nom
teams-sit = S’asseoir
teams-sit-at = S’asseoir en { NAMED($seat, kind: "seat") }, { $room ->
    [open] salle ouverte
   *[closed] salle fermée
}, équipe { $team }
teams-leave = Quitter cette place
teams-start = Lancer le match
teams-start-bots = { $open ->
    [one] Un robot prendra la place libre.
   *[other] Des robots prendront les { $open } places libres.
}
teams-wait-start = La personne qui a créé le match le lancera.
teams-play = Aller à ma table
teams-played = Donnes jouées : { $played } sur { $boards }
teams-score = { $who ->
    [A] L’équipe A gagne le match
    [B] L’équipe B gagne le match
   *[level] Match nul
}
teams-imps = IMP
teams-victory-points = Points de victoire
teams-so-far = Score provisoire, sur les donnes jouées dans les deux salles
teams-results = Donne par donne (marques de Nord-Sud)
teams-results-hidden = Les résultats d’une donne s’affichent quand on l’a jouée dans votre salle.
teams-board = Donne
teams-to-come = pas encore jouée
teams-share = Invitez vos amis au match
teams-share-how = Chacun ouvre ce lien et choisit sa place, dans l’une ou l’autre salle.
teams-subject = Un match par équipes de bridge ?
teams-message = Un match par équipes de bridge ? Choisissez votre place : { $link }
teams-link = Lien du match
teams-scan = Ou montrez ce code : l’appareil photo d’un téléphone ouvre le match.
teams-code = Code QR du lien du match
teams-see = Le match, les deux salles
teams-door = Cette table est une salle d’un match par équipes. Choisissez votre place sur la page du match.
teams-proof-about = L’empreinte est publiée avant que l’on joue ; ce dont elle est l’empreinte SHA-256 s’affiche à la fin du match. Chacun peut alors vérifier que les donnes en découlent, les mêmes dans les deux salles.
