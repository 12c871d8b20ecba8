# Un tournoi en ligne : s’inscrire, trouver sa table, commencer.
online-title = Votre place
online-enter = S’inscrire
online-with = Avec qui jouez-vous ?
online-with-invited = Avec un partenaire que j’invite
online-with-anyone = Avec quelqu’un d’autre qui vient seul
online-with-robot = Avec un robot
online-with-in-teams = Avec qui formez-vous une équipe ?
online-with-team = Avec trois coéquipiers que j’invite
online-with-invited-in-teams = Avec un partenaire que j’invite, et une autre paire
online-with-anyone-in-teams = Avec d’autres qui viennent seuls
online-with-robot-in-teams = Avec trois robots
online-with-note = Des robots prennent les places encore libres au départ.
online-substitute = Me proposer comme remplaçant
online-consent = Montrer mon nom dans le classement public
online-invited = { $name } vous invite à former une paire.
online-join = Former la paire
online-invited-in-teams = { $name } vous invite à jouer dans son équipe.
online-join-in-teams = Rejoindre l’équipe
online-number = Vous avez le numéro { $number }.
online-number-in-teams = Vous jouez dans l’équipe { $number }.
online-partner-person = Votre partenaire : { $name }.
online-partner-robot = Votre partenaire est un robot.
online-partner-anyone = Vous jouerez avec la première personne qui viendra seule, ou avec un robot si personne ne vient.
online-partner-none = Il vous manque un partenaire : envoyez-lui ce lien.
online-partner-at = { $name ->
    [robot] Votre partenaire à cette table est un robot.
   *[other] Votre partenaire à cette table : { $name }.
}
online-mates = L’autre paire de l’équipe : { $names }.
online-mate = { $kind ->
    [robot] un robot
   *[none] à venir
}
online-mates-missing = L’autre paire de votre équipe n’est pas complète : envoyez-lui ce lien.
online-mates-link = Le lien pour l’autre paire
online-mates-subject = Jouons ce tournoi par équipes ensemble
online-mates-message = Jouez dans notre équipe au tournoi « { $title } » : { $link }
online-mates-scan = Ou faites-leur scanner ce code.
online-mates-code = Code à lire : l’invitation pour l’autre paire
online-partner-link = Le lien pour votre partenaire
online-partner-subject = Jouons ensemble ce tournoi de bridge
online-partner-message = Formons une paire au tournoi « { $title } » : { $link }
online-partner-scan = Ou faites-lui scanner ce code.
online-partner-code = Code à lire : l’invitation
online-waits = Le tournoi n’a pas encore commencé. Laissez cette page ouverte : elle vous mènera à votre table.
online-starts = Début prévu à { $time }.
online-leave = Me désinscrire
online-left = Vous n’êtes plus inscrit.
online-is-substitute = Vous êtes remplaçant : laissez cette page ouverte, l’arbitre vous donnera une place qui se libère.
online-go = Aller à ma table
online-go-back = Revenir à ma table
online-at = { $several ->
    [yes] Section { $section }, tour { $round }, table { $table } : vous êtes en { $seat }.
   *[no] Tour { $round }, table { $table } : vous êtes en { $seat }.
}
online-seat = { $seat ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ouest
}
online-opening = Les tables du tour s’ouvrent : encore un instant.
online-rests = Vous ne jouez pas à ce tour.
online-next-in = Prochain tour dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
online-next-minutes = Prochain tour dans { $time }.
online-others = { $playing ->
    [0] Toutes les tables ont fini.
    [one] Une table joue encore{ $last ->
        [yes] {""}.
       *[no] {" "}: le tour suivant commence dès qu’elle a fini.
    }
   *[other] { $playing } tables jouent encore{ $last ->
        [yes] {""}.
       *[no] {" "}: le tour suivant commence dès qu’elles ont fini.
    }
}
online-finished = Le tournoi est fini : merci d’avoir joué.
online-own-card = Ma feuille de résultats
online-see-ranking = Voir le classement
online-round = Tour { $round } sur { $rounds }
online-round-short = T{ $round }/{ $rounds }
online-board = La donne { $board } à toutes les tables
online-board-tables = { $tables ->
    [0] Aucune table n’a encore de résultat.
    [one] Votre table est la première à finir cette donne.
   *[other] { $tables } tables ont joué cette donne.
}
online-board-later = { $playing ->
    [one] Une table joue encore : les pourcentages peuvent changer.
   *[other] { $playing } tables jouent encore : les pourcentages peuvent changer.
}
online-board-coming = Le résultat de votre table arrive…
online-drawing = Toutes les tables ont fini : l’arbitre tire le tour suivant.
online-back = Voir le tournoi
online-how-robots = Prenez votre temps : le tour a son horloge, et un robot ne joue un coup à votre place que si vous ne faites rien pendant { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}. Si vous vous absentez plus d’une minute, un robot joue pour vous jusqu’à votre retour.
online-how-system = Les robots annoncent { NAMED($system, kind: "online-bids") }.
online-bids-sayc = en standard américain (SAYC)
online-bids-sef = en majeure cinquième (SEF)
online-bids-2over1 = le 2 sur 1 forcing de manche
online-bids-acol = l’Acol
online-how-system-link = Leur système
online-how-start = L’arbitre donne le départ ; il fixe alors le nombre de donnes et le rythme.
online-how-boards = { $rounds ->
    [one] Un tour
   *[other] { $rounds } tours
} { $boards ->
    [one] d’une donne
   *[other] de { $boards } donnes
}, { $minutes } minutes par donne.
online-clock-soon = Le tour finit dans moins de deux minutes : une donne qui n’aura pas commencé ne se jouera plus.
online-proof = L’empreinte est publiée avant la première carte ; ce dont elle est l’empreinte SHA-256 s’affiche quand tout le monde a joué. Chacun peut alors vérifier que toutes les donnes en découlent.
# L’arbitre
online-new = Nouveau tournoi en ligne
online-new-about = Chacun joue chez soi, sur son écran. Vous envoyez un lien, les joueurs s’inscrivent eux-mêmes, et vous donnez le départ.
online-kind-why = Chacun s’inscrit seul, joue pour soi, et change de partenaire à chaque tour.
online-kind-why-in-pairs = Un mouvement fixe, classé au pourcentage ; toutes les tables peuvent jouer les mêmes donnes en même temps.
online-kind-why-in-swiss-pairs = À chaque tour, les paires rencontrent des adversaires proches au classement ; chaque tour est un match en points de victoire.
online-kind-why-in-teams = Les équipes de quatre se rencontrent en matchs, toutes ou en suisse : une paire en Nord-Sud à une table, l’autre en Est-Ouest à l’autre table.
online-open = Ouvrir les inscriptions
online-entered = { $count ->
    [0] Personne n’est encore inscrit.
    [one] Une paire inscrite.
   *[other] { $count } paires inscrites.
}
online-robots = Une paire de robots complètera le tournoi : personne n’aura à attendre un tour.
online-link = Le lien pour les joueurs
online-link-subject = Tournoi de bridge en ligne
online-link-message = Inscrivez-vous au tournoi « { $title } » : { $link }
online-link-scan = Un téléphone qui lit ce code ouvre la page du tournoi.
online-link-code = Code à lire : la page du tournoi
online-ask-starts = Début (facultatif)
online-ask-move = Temps pour un coup, au plus
online-move-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
online-move-note = Passé ce temps, un robot fait une seule annonce ou joue une seule carte à la place de qui est là et ne fait rien.
online-ask-boards = Donnes par tour
online-ask-minutes = Minutes par donne
online-ask-meetings = Qui rencontre qui ?
online-meetings = { $meetings ->
    [all] toutes contre toutes
   *[swiss] suisse
}
online-meetings-why = { $meetings ->
    [all] Les équipes se rencontrent l’une après l’autre, toutes si le temps le permet.
   *[swiss] À chaque tour, les équipes rencontrent des adversaires proches au classement.
}
online-minutes-note = Après ce temps, une donne qui n’a pas commencé ne se joue plus ; celle qui se joue est finie. Un robot ne joue que pour qui s’absente plus d’une minute, jusqu’à son retour ; pour qui est là et ne fait rien pendant { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}, il fait une seule annonce ou ne joue qu’une carte.
online-barometer = Toutes les tables jouent les mêmes donnes en même temps : le classement se lit après chaque tour.
online-start = Commencer le tournoi
online-too-few = Une seule paire suffit si des robots complètent le tournoi ; sinon, il en faut deux.
online-clock = Temps restant du tour
online-clock-left = Tour { $time }
online-clock-over = Tour fini
online-clock-over-short = fini
online-clock-late = {""} : { $late ->
    [one] une table en retard
   *[other] { $late } tables en retard
}
online-fill = Des robots remplacent les paires qui manquent : personne n’est exempt.
online-substitutes = Remplaçants
online-substitutes-none = Personne n’attend une place pour l’instant.
online-substitutes-who = Le remplaçant
online-substitutes-pair = La paire
online-substitutes-for = À la place de
online-substitutes-seat = Donner la place
online-substituted = { $name } joue maintenant dans la paire { $pair }.
online-absent = { $count ->
    [one] Un joueur a quitté sa table
   *[other] { $count } joueurs ont quitté leur table
}
online-absent-at = { $several ->
    [yes] section { $section }, table { $table }, { $seat }
   *[no] table { $table }, { $seat }
}
online-absent-since = n’est plus là depuis { $time }.
online-absent-replace = Remplacer…
online-absent-who = Qui joue à cette place ?
online-absent-robot = Un robot, jusqu’à la fin
online-absent-about = { $count ->
    [one] Un robot joue à sa place jusqu’à son retour.
   *[other] Des robots jouent à leur place jusqu’à leur retour.
}
online-substituted-robot = Un robot joue désormais pour { $name }.
# Les simultanés
online-simultaneous = Simultané
online-simultaneous-about = Plusieurs tournois jouent les mêmes donnes et sont classés ensemble. Donnez à chaque club son code ; quand tous ont joué, clôturez le simultané : le classement général et les donnes deviennent publics.
online-clubs = Clubs invités
online-club-for-all = Code pour tous les clubs
online-club-standing = { $standing ->
    [for-all] tout tournoi qui l’a joue le simultané
    [open] { $accepted ->
        [1] pas encore utilisé ; accepté d’avance
       *[0] pas encore utilisé
    }
    [withdrawn] invitation retirée
    [asked] demande à jouer
    [member] joue le simultané
    [refused] refusé
    [removed] retiré du classement
   *[gone] tournoi supprimé
}
online-club-name = Nom du club
online-club-accepted = Accepter son tournoi sans me le demander
online-club-invite = Inviter ce club
online-club-withdraw = Retirer l’invitation
online-club-withdraw-named = Retirer l’invitation : { $club }
online-club-admit = Accepter
online-club-admit-named = Accepter : { $club }
online-club-refuse = Refuser
online-club-refuse-named = Refuser : { $club }
online-club-remove = Retirer du simultané
online-club-remove-named = Retirer du simultané : { $club }
online-club-remove-about = Ses résultats quittent le classement général. Il garde les donnes qu’il a reçues, et ses propres résultats.
online-club-remove-sure = Oui, retirer
online-club-count-again = Remettre { $club } dans le classement
online-simultaneous-asked = Vous avez demandé à jouer ce simultané. Dès que son organisateur a accepté ce tournoi, les donnes arrivent : ne lancez pas le premier tour avant.
online-simultaneous-refused = L’organisateur du simultané n’a pas accepté ce tournoi.
online-simultaneous-removed = L’organisateur a retiré ce tournoi du simultané : ses résultats n’y comptent plus, ici ils restent. Ses donnes sont secrètes jusqu’à la fin du simultané.
online-simultaneous-member = Ce tournoi joue un simultané.
online-join-do = Jouer ce simultané
online-deals-about = Les donnes du simultané sont à dupliquer avant le tournoi, et doivent rester secrètes : leur fichier est dans « Donnes de la soirée ».
online-members = Tournois
online-no-members = Aucun tournoi ne s’est encore joint.
online-member-online = en ligne
online-member-club = au club
online-member-count = { $count ->
    [0] personne d’inscrit
    [one] une paire
   *[other] { $count } paires
}
online-member-over = terminé
online-field = Classement général
online-field-later = Le classement général paraît quand tous les tournois ont joué.
online-field-place = Place
online-field-entrant = Paire
online-field-member = Tournoi
online-field-boards = Tous les résultats, donne par donne
online-field-standing = Dans le simultané : { $result }, place { $place } sur { $of }.
online-field-see = Classement du simultané
online-new-simultaneous = Nouveau simultané
online-new-simultaneous-about = Plusieurs tournois, au club ou en ligne, jouent les mêmes donnes et sont classés ensemble. Vous donnez à chaque club un code à lui, et acceptez son tournoi.
online-simultaneous-of = Simultané du { $day }
online-open-simultaneous = Ouvrir le simultané
