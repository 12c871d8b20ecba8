# Les pages.
web-failed = Cela n’a pas marché. Réessayez dans un instant.
web-offline = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
web-no-line = Vous êtes hors ligne. Les feuilles de marque fonctionnent ; le reste reprendra avec la connexion.
header-home = Chelem, page d’accueil
header-glossary = Glossaire
dialog-close = Fermer
page-coming = Chargement…
lost-title = Il n’y a rien à cette adresse.
lost-home = Retour à l’accueil
lost-broken = Cette page n’a pas pu être chargée.
lost-again = Réessayer
hand-void = pas de { NAMED($suit, kind: "suit-name") }

# Les réglages.
settings-title = Réglages
settings-language = Langue
settings-language-fr = Français
settings-language-en = English
settings-sound = Sons et vibration
sound-on = Activer les sons
sound-off = Couper les sons
notify-turn = C’est à vous de jouer.

# L’accueil.
home-title = Asseyez-vous et jouez au bridge.
home-about = Chelem est un site libre et gratuit pour jouer au bridge contre des robots ou entre amis, l’apprendre, et étudier ses donnes. Ni compte, ni publicité.
home-bridge = Le bridge se joue à quatre, deux contre deux, avec 52 cartes : chaque camp dit aux enchères combien de levées il compte faire, puis essaie de les faire.
home-picture = Une table : vous jouez 4 piques en Sud, le mort est étalé en Nord.
home-play = Jouer
home-play-what = Quatre donnes contre trois robots, tout de suite.
home-resume = Reprendre une partie
home-table = { NAMED($kind, kind: "form") } · vous êtes { NAMED($seat, kind: "seat") }{ $status ->
    [open] , en attente de joueurs
   *[other] {""}
}
home-daily = Tournoi du jour
home-invite = Inviter des amis
home-lessons = Je n’ai jamais joué
home-lessons-what = Douze petites leçons, des cartes aux premières enchères.
home-keep = Feuille de marque

# Une nouvelle table.
new-title = Nouvelle table
new-game = Jeu
new-match = Partie
new-chairs = Les places
new-chair-me = moi
new-chair-bot = un robot
new-chair-open = place libre, pour un ami
new-more = Options et réglages de la table
new-open = Ouvrir la table
form-duplicate = Duplicate (tournoi)
form-duplicate-size = Nombre de donnes
form-deals = Nombre de donnes fixé
form-deals-size = Nombre de donnes
choice-mark = Marque
choice-mark-simplified = simplifiée
choice-mark-traditional = traditionnelle
choice-redouble = Surcontre
choice-redouble-true = permis
choice-redouble-false = non
choice-immediate_loss = Contré, quatre de chute : partie perdue
choice-immediate_loss-true = oui
choice-immediate_loss-false = non
choice-unfinished_partscore = Partielle d’un robre inachevé
choice-unfinished_partscore-100 = 100 points
choice-unfinished_partscore-50 = 50 points
choice-chicago_vulnerable = Chicago : vulnérable aux donnes 2 et 3
choice-chicago_vulnerable-dealer = le camp du donneur
choice-chicago_vulnerable-non-dealer = l’autre camp
choice-chicago_honours = Chicago : honneurs
choice-chicago_honours-true = comptés
choice-chicago_honours-false = non
choice-chicago_partscores = Chicago : partielles
choice-chicago_partscores-carried = reportées de donne en donne
choice-chicago_partscores-fifty = 50 chacune, sans report ni honneurs
choice-doubling = Contres
choice-doubling-unlimited = sans limite
choice-doubling-hundred = jusqu’à 100 la levée
choice-redealer = Si tous passent
choice-redealer-same = le même redonne
choice-redealer-next = le suivant donne

# Le règlement d’une table.

# Les robots d’une table.
bots-strength = Force des robots
bots-strength-instant = facile
bots-strength-normal = normale
bots-strength-strong = forte
bots-system = Système d’enchères
bots-style = Style des robots
bots-style-usual = habituel
bots-here = Robots : force { NAMED($strength, kind: "bots-strength") }, { $system }.

# La salle d’attente.
name-label = Votre nom à la table
name-kept = Bienvenue, { $name }.
name-ask = Votre nom
name-keep = OK
name-later = Plus tard
sit-empty = Une place est libre à cette table.
sit-at = S’asseoir en { NAMED($seat, kind: "seat") }

# La table.
title-table = Table de bridge
title-asked = ● À vous de répondre · Chelem
title-yours = ● À vous de jouer · Chelem
title-turn = Au tour { NAMED($seat, kind: "seat-of") } · Chelem
table-coming = Chargement de la table…
topbar-doors = Menu
topbar-text = Mode texte
panels-title = Panneau latéral
panel-auction = Enchères
panel-sheet = Marque
panel-chat = Messages
panel-table = Table
info-rules = Les règles du jeu
info-leave = Quitter ma place
info-stop = Terminer la partie ici
board-title = La table
chair-no_player-name = sans joueur
chair-empty-name = place libre
chair-unnamed = Invité
seat-you = { $name } (vous)
seat-you-unnamed = vous
seat-declarer = déclarant
seat-dummy = mort
away-gone = { $name } ({ NAMED($seat, kind: "seat") }) n’est plus là.
away-empty = La place { NAMED($seat, kind: "seat-of") } est libre.
away-bot = Un robot à sa place
away-fill = Ajouter un robot
away-wait = dans { $seconds } s
watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
seat-away = absent
seat-turn = à son tour
seat-yours = à vous
seat-played = le déclarant joue
plate-of = Donne { $number } sur { $of }
plate-deal = Donne { $number }
plate-board = Donne { $number }
plate-deals = { NAMED($seat, kind: "seat") } donne
plate-vulnerability = { $side ->
    [none] Personne n’est vulnérable
    [all] Tous vulnérables
   *[other] { NAMED($side, kind: "side") } vulnérables
}
plate-dealer-mark = D
drawn-title = La plus forte carte tirée désigne le donneur.
hand-label = Main { NAMED($seat, kind: "seat-of") }
hand-count = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
hand-confirm = { CARDNAME($card) }, confirmer
trick-now = Levée en cours
trick-last = Dernière levée
trick-card = { NAMED($seat, kind: "seat") } : { CARDNAME($card) }
trick-wins = , gagne la levée
turned-label = Levées gagnées : { $won }, perdues : { $lost }
tricks-needed =
    { $taken } { $taken ->
        [one] levée
       *[other] levées
    } sur { $needed } · défense { $others }
tricks-plain = { NAMED($side, kind: "side") } { $taken } · adversaires { $others }
action-last = Dernière levée
action-last-short = Dernière
action-hint = Conseil
hint-would = Conseil : { $action ->
    [P] passez
    [X] contrez
    [XX] surcontrez
   *[other] { ACTION($action) }
}.
action-claim = Étaler
action-undo = Annuler
action-hurry = Plus vite
action-play-on = Jouer la suite vite
action-look = Voir la main du déclarant
action-look-short = Voir sa main
action-declare = Jouer pour mon robot
claim-title = Étaler son jeu et revendiquer des levées
claim-how = Combien des { $left } levées qui restent sont pour votre camp ? Votre jeu sera étalé.
claim-all = Toutes
claim-nothing = Concéder le reste
claim-again = La revendication de votre camp a été refusée : vous pourrez étaler de nouveau après cette levée.
claim-said =
    { NAMED($seat, kind: "seat") } { $tricks ->
        [0] étale son jeu et concède le reste.
       *[other] étale son jeu et revendique { $claimed ->
            [all] toutes les levées qui restent ({ $left })
           *[some] { $tricks } des { $left } levées qui restent
        }.
    }
answer-waiting = En attente de : { $seats }.
undo-said = { NAMED($seat, kind: "seat") } demande à reprendre { CARD($card) }.
answer-accept = Accepter
answer-refuse = Refuser
count-title = Ce que vaut votre main
plan-title = Plan de jeu
auction-title = Les enchères
auction-ask = Touchez une enchère pour voir sa signification.
auction-none = Les enchères s’afficheront ici.
auction-turn = Au tour { NAMED($seat, kind: "seat-of") }.
auction-yours = À vous de parler.
auction-alert = alertée
meaning-none = Pas de sens convenu.
meaning-points = { $points } H
meaning-hint = À vous de parler. Survolez une enchère pour voir sa signification.
meaning-hint-touch = À vous de parler. Appui long sur une enchère : sa signification.
box-title = Boîte à enchères
box-levels = Palier
box-strains = Couleur
box-ask = Demander ce que veut dire une enchère
box-again = touchez encore
box-confirm = { CALL($call) }, confirmer
alert-open = Expliquer une enchère
alert-label = Sa signification :
alert-send = Expliquer
chat-nothing = Aucun message.
chat-ready = Phrases toutes faites
chat-label = Votre message
chat-send = Envoyer
chat-opponents = Aux adversaires seulement
chat-private = (aux adversaires)
chat-unread = { $count ->
    [one] { $count } message non lu
   *[other] { $count } messages non lus
}
chat-phrase-hello = Bonjour à tous !
chat-phrase-luck = Bonne chance !
chat-phrase-thanks = Merci partenaire.
chat-phrase-well = Bien joué !
chat-phrase-sorry = Pardon.
chat-phrase-moment = Un instant, s’il vous plaît.
chat-phrase-bye = Merci, à bientôt !
clock-label = Temps { NAMED($seat, kind: "seat-of") }
notices-said = Ce qui se passe à la table
notice-reconnecting = Reconnexion…
notice-store-away = Le serveur ne peut pas enregistrer les coups pour l’instant. Le vôtre sera renvoyé automatiquement.
notice-robots-slow = Les robots sont ralentis.
notice-answered-no = { NAMED($seat, kind: "seat") } refuse : le jeu continue.
notice-allowed-no = { NAMED($seat, kind: "seat") } refuse l’annulation.
notice-undone = { NAMED($seat, kind: "seat") } reprend son coup.
contract-of = { CALL($bid) } par { $name }
notice-declare = Vous jouez pour votre robot, en { NAMED($seat, kind: "seat") }.

deal-prepared-brief = Donne préparée
deal-chosen = Donne choisie
deal-unanswered = Contribution absente : { $names }
deal-of-set = { $kind ->
    [challenge] Donne du défi
    [teams] Donne du match
   *[other] Donne du tournoi
}
deal-known = { $people ->
    [1] .
   *[other] {" "}: quelqu’un à la table les connaît peut-être.
}
deal-origin = { $origin ->
    [number] Ces cartes ont été choisies par leur numéro, et non tirées au hasard{ deal-known }
    [file] Ces cartes viennent d’un fichier et n’ont pas été tirées au hasard{ deal-known }
    [replay] Ces cartes ont déjà été jouées{ deal-known }
    [practice] Ces cartes ont été choisies pour l’entraînement, et non tirées au hasard.
    [challenge] Ces cartes sont celles d’un défi : elles n’ont pas été tirées au hasard pour cette table.
   *[event] Ces cartes sont celles d’un tournoi ou d’un match par équipes, les mêmes à toutes ses tables.
}
deal-alone = Le serveur les a tirées seul.
seen-table = La personne qui a ouvert la table connaît déjà cette donne.
seen-steps = { $steps ->
    [one] La première enchère vient d’un fichier.
   *[other] Les { $steps } premières enchères et cartes viennent d’un fichier.
}

# Après la donne.
result-title = Donne { $number }
result-nothing = Aucun point.
result-practice = Donne d’entraînement : vous avez joué pour votre robot, ou vu sa main.
result-selected = Donne choisie pour l’entraînement, et non tirée au hasard.
result-next = Donne suivante
result-ready = Prêt
result-waiting = En attente de : { $seats }.
result-again = Encore une partie
result-next-begun = Une autre partie commence, avec les mêmes joueurs.
result-next-match = Rejoindre la partie suivante
verdict-title = Fin de la partie
dealing-now = Distribution des cartes…
dealing-left-out = { $count ->
    [one] Ces cartes ont été tirées sans réponse d’un appareil : { $names }.
   *[other] Ces cartes ont été tirées sans réponse de plusieurs appareils : { $names }.
}
after-review = Revoir la donne
after-replay = Rejouer cette donne
after-share = Copier le lien de la donne
after-copied = Le lien est copié.
after-log = Télécharger le journal
after-report = Signaler un problème
report-label = Que s’est-il passé ? Le journal de la partie sera joint.
report-send = Envoyer
report-sent = Merci. Votre signalement porte le numéro { NUMBER($number, useGrouping: 0) }.

# Une donne par son numéro.
opening-title = Une donne à jouer
opening-about = { $game }. Vous serez en Sud, avec trois robots.
opening-play = Jouer cette donne
opening-number = Donne n° { $number }

# Le mode texte.
text-yours = À vous de jouer.
text-dummy = À vous de jouer une carte { NAMED($seat, kind: "seat-of") }.
text-compared = Face aux autres tables : { $percent } %, { $imps } IMP.
text-standing = Pour toute la partie : { $percent } %, place { $rank } sur { $tables }.
