# Les pages de l’arbitre : genres de tournois, sections, tirages du suisse, changement d’un mouvement en cours.
plan-ask-kind = Que joue-t-on ?
plan-kind = Individuel
plan-kind-in-pairs = Paires
plan-kind-in-swiss-pairs = Suisse par paires
plan-kind-in-barometer = Baromètre
plan-kind-in-teams = Équipes
plan-kind-in-swiss-teams = Suisse par équipes
plan-kind-why = Chacun joue pour soi, avec un autre partenaire à chaque tour.
plan-kind-why-in-pairs = Un mouvement fixe, Mitchell ou Howell, classé au pourcentage.
plan-kind-why-in-swiss-pairs = À chaque tour, les paires rencontrent des adversaires proches au classement ; chaque tour est un match en points de victoire.
plan-kind-why-in-barometer = Toutes les tables jouent les mêmes donnes en même temps : le classement est complet après chaque tour.
plan-kind-why-in-teams = Les équipes de quatre se rencontrent en matchs, à des tables fixes.
plan-kind-why-in-swiss-teams = À chaque tour, les équipes de quatre rencontrent des adversaires proches au classement ; un match occupe deux tables.
plan-ask-count = 1. Combien de joueurs ?
plan-ask-count-in-pairs = 1. Combien de paires ?
plan-ask-count-in-teams = 1. Combien d’équipes ?
plan-ask-copies = Combien d’exemplaires de chaque donne ?
plan-copies = { $copies ->
    [1] Un seul
    [2] Deux
    [match] Un par match
   *[table] Un par table
}
plan-copies-why = { $copies ->
        [1] Un seul jeu d’étuis pour toute la salle : il tourne de table en table.
        [2] Deux jeux d’étuis : jusqu’à quatre tables jouent les mêmes donnes, et les échangent à la mi-temps.
       *[table] Toutes les tables jouent les mêmes donnes en même temps.
    }
plan-copies-why-in-teams = { $copies ->
        [1] Un seul jeu d’étuis pour toute la salle : les matchs jouent des donnes différentes.
        [2] Deux jeux d’étuis : un pour chaque table d’un match, ou un par match s’il y en a deux.
        [match] Les deux tables d’un match échangent leurs étuis à la mi-temps.
       *[table] Toutes les tables jouent les mêmes donnes en même temps.
    }
plan-section-count = Section { $section } : combien de paires ?
plan-section-count-in-teams = Section { $section } : combien d’équipes ?
plan-section-count-in-individual = Section { $section } : combien de joueurs ?
plan-wait = La suite s’affiche dès que le nombre est donné.
plan-wait-in-pairs = Les mouvements possibles s’affichent dès que le nombre de paires est donné (4 à 120).
plan-add-section = Une autre section
plan-remove-section = Sans la section { $section }
plan-sections-about = Les sections jouent les mêmes donnes, chacune avec son mouvement et son horloge, et sont classées ensemble.
plan-read = Mouvement tiré d’un fichier
plan-proposed = Mouvements proposés
plan-read-about = JSON, YAML, CSV, EBUScore, Bridge_pal ou .ASC
plan-balance = Équilibre : 100 si chaque paire est comparée autant à toutes les autres. S’il est bas, le classement dépend aussi de la place où l’on s’assied ; au-dessus de 80, la différence ne se sent pas.
plan-exchange = À la mi-temps de chaque tour, les tables échangent leurs étuis deux à deux.
plan-sets = Des tables jouent les mêmes étuis en même temps : il faut { $most } jeux d’étuis, ou { $fewest ->
    [1] un seul, que les tables se passent
   *[other] { $fewest }, que les tables se passent
    } étui par étui pendant le tour.
plan-swiss = Le suisse
plan-swiss-rounds = Tours
plan-swiss-boards = Donnes par tour
plan-swiss-size = { $rounds ->
    [one] un tour
   *[other] { $rounds } tours
    } { $boards ->
    [one] d’une donne
   *[other] de { $boards } donnes
    } : environ { $hours } h{ $minutes ->
    [0] {""}
   *[other] {" "}{ $minutes }
    }.
plan-swiss-odd = En nombre impair
plan-odd = { $odd ->
    [bye] un exempt
    [triangle] triangle sur deux tours
   *[half-matches] triangle de demi-matchs
}
plan-odd-why = { $odd ->
    [bye] L’exempt n’a pas d’adversaires et reçoit 60 % des points de victoire : 12 sur 20.
    [triangle] Trois équipes se rencontrent sur deux tours ; personne n’est exempt, sauf à un dernier tour isolé.
   *[half-matches] Trois équipes se rencontrent en deux demi-matchs dans le tour, chacun pour la moitié des points.
}
plan-swiss-first = Premier tour
plan-first = { $first ->
    [lot] tirage au sort
   *[halves] première moitié contre seconde, par numéro
}
plan-new-section = Ajouter une section
plan-new-section-do = Ouvrir la section { $section }
plan-did-section = section { $section } ouverte
plan-draw = Tirer le tour { $round }
plan-draw-show = Voir le tirage
plan-draw-again = Refaire le tirage du tour { $round }
plan-draw-gone = { $count ->
    [one] La paire { $pairs } ne joue plus, et le tirage du tour { $round } la compte encore.
   *[other] Les paires { $pairs } ne jouent plus, et le tirage du tour { $round } les compte encore.
}
plan-draw-added = { $count ->
    [one] La paire { $pairs } joue, et manque au tirage du tour { $round }.
   *[other] Les paires { $pairs } jouent, et manquent au tirage du tour { $round }.
}
plan-draw-missing = { $boards ->
    [one] Un résultat du tour en cours manque encore : le tirage se fait sans lui.
   *[other] { $boards } résultats du tour en cours manquent encore : le tirage se fait sans eux.
}
plan-draw-how = Pour changer d’adversaires, touchez deux numéros : ils échangent leurs places.
plan-draw-number = Numéro { $number }, changer
plan-draw-changed = Vous décidez autrement que le classement : le tirage le dira.
plan-draw-confirm = Garder ce tirage
plan-draw-restore = Revenir au tirage
plan-did-draw = tour { $round } tiré
plan-draws = Les tirages
plan-draw-of = Tirage du tour { $round }
plan-draw-decided = Modifié par l’arbitre.
plan-draw-check = Chacun peut refaire ce tirage : le fichier contient tout ce dont il dépend.
plan-draw-file = Le tirage en fichier
plan-draw-corrected = Après correction
plan-by-director = Je fais moi-même chaque tirage
plan-by-director-about = { $by ->
    [director] Avant chaque tour, le premier compris, le tirage vous est proposé : gardez-le ou changez-le. Le tour attend.
   *[program] Le premier tour est tiré au sort, chacun des suivants dès que toutes les tables ont fini. Tout le monde peut lire et refaire les tirages.
}
plan-did-assign = { $to ->
    [director] l’arbitre fait les tirages
   *[program] le programme fait les tirages
}
plan-draw-change = Changer le tirage du tour { $round }
plan-draw-hurry = Le tour { $round } est tiré et commence sous peu : mettez la pendule en pause si vous voulez changer le tirage.
plan-draw-waits = Le tour { $round } attend votre tirage.
plan-draw-later = Vous tirerez le tour { $round } quand toutes les tables auront joué.
plan-draw-rematches = { $matches ->
    [one] Un match s’est déjà joué.
   *[other] { $matches } matchs se sont déjà joués.
}
director-log-drawn = Section { $section } : tour { $round } tiré
director-log-assigned = Section { $section } : { $to ->
    [director] l’arbitre fait les tirages
   *[program] le programme fait les tirages
}
director-log-joined = Le tournoi { $member } s’est inscrit à ce simultané
director-log-invited = Invitation du club { $club }
director-log-uninvited = L’invitation { $invitation } ne vaut plus
director-log-admitted = Le tournoi { $member } est accepté dans ce simultané
director-log-removed = Le tournoi { $member } est retiré de ce simultané
director-log-membership = { $standing ->
    [asked] Demande de jouer le simultané { $simultaneous }
    [member] De nouveau dans le classement du simultané { $simultaneous }
   *[removed] Pas dans le classement du simultané { $simultaneous }
}
plan-change = Changer les tours à venir
plan-change-what = Que faut-il changer ?
plan-change-movement = Un autre mouvement
plan-change-table = Une table
plan-change-about = À partir du tour { $round }, pour les { $count } encore là.
plan-change-rounds = Tours restants
plan-change-boards = Donnes par tour
plan-change-arriving = Combien arrivent encore ?
plan-change-none = Aucun mouvement ne convient.
plan-change-save = Changer à partir du tour { $round }
plan-did-change = autre mouvement à partir du tour { $round }
plan-change-round = Tour
plan-change-at = Table
plan-change-side = { $side ->
    [NS] Nord-Sud
   *[EW] Est-Ouest
}
plan-change-nobody = personne
plan-change-numbers = Donnes (par exemple 4 5 6)
plan-did-table = table { $table }, tour { $round } modifié
plan-change-over = Il ne reste aucun tour à changer.
plan-warnings = À vérifier avant de confirmer
