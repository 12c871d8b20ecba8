# Les pages.
web-failed = Cela n’a pas marché. Réessayez dans un instant.
web-offline = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
web-no-line = Vous êtes hors ligne. Les feuilles de marque fonctionnent ; le reste reprendra avec la connexion.
header-home = Chelem, page d’accueil
dialog-close = Fermer
page-coming = Chargement…
lost-title = Il n’y a rien à cette adresse.
lost-about = L’adresse est peut-être mal recopiée, ou la page n’existe plus. Le lien d’une table, d’un défi ou d’un tournoi se termine par un code ; voici les autres pages.
lost-broken = Cette page n’a pas pu être chargée.
lost-again = Réessayer
hand-void = pas de { NAMED($suit, kind: "suit-name") }

# La navigation : les sections, puis leurs pages.
nav-label = Navigation
nav-menu = Menu
nav-pages = Toutes les pages
nav-play = Jouer
nav-compete = Tournois
nav-train = S’entraîner
nav-learn = Apprendre
nav-tools = Outils
nav-you = Vous
nav-events = Mes tournois
nav-daily = Tournoi du jour
nav-challenge = Défier un ami
nav-teams = Match par équipes
nav-club = Tournoi de club
nav-practice = Donnes à thème
nav-problems = Problèmes de jeu de la carte
nav-lessons = Leçons
nav-rules = Règles
nav-systems = Systèmes d’enchères
nav-glossary = Glossaire
nav-etiquette = Savoir-vivre
nav-incidents = Incidents de table
nav-history = Histoire
nav-score = Calculer une marque
nav-sheet = Feuille de marque
nav-analyse = Analyser des donnes
nav-devices = Nom et appareils
nav-mine = Mes donnes
nav-cards = Mes feuilles de conventions
nav-figures = Mes chiffres

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
home-invite = Inviter des amis
home-lessons = Je n’ai jamais joué
home-lessons-what = Douze petites leçons, des cartes aux premières enchères.

# Une nouvelle table.
form-duplicate = Duplicate (tournoi)
form-deals = Nombre de donnes fixé

# Les robots d’une table.
bots-strength = Force des robots
bots-strength-instant = facile
bots-strength-normal = normale
bots-strength-strong = forte
bots-sides = Robots : force { NAMED($strength, kind: "bots-strength") }, { $north } (Nord-Sud), { $east } (Est-Ouest).
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
meaning-exactly = Exactement : { $ranges }
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
result-home = Accueil
result-next-begun = Une autre partie commence, avec les mêmes joueurs.
result-next-match = Rejoindre la partie suivante
verdict-title = Fin de la partie
dealing-now = Distribution des cartes…
dealing-left-out = { $count ->
    [one] Ces cartes ont été tirées sans réponse d’un appareil : { $names }.
   *[other] Ces cartes ont été tirées sans réponse de plusieurs appareils : { $names }.
}
after-review = Revoir la donne
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
