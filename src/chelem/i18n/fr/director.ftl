# Les pages de l’arbitre : la soirée du club, le plan de la salle, ce qui arrive aux tables.
director-club = Tournois du club
director-club-about = Un tournoi au club, où les téléphones notent les résultats, ou en ligne : le classement se fait tout seul.
director-new = Nouveau tournoi
director-new-online = Nouveau tournoi en ligne
director-new-simultaneous = Nouveau simultané
director-simultaneous = simultané
director-plays-simultaneous = Ce tournoi joue un simultané
director-simultaneous-code = Code du simultané, reçu de son organisateur
director-events = Les tournois de cet appareil
director-pairs-count = { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
}
director-state = { $round ->
    [0] pas commencé
   *[other] tour { $round }
}
director-state-closed = terminé
director-join = Aider un autre arbitre
director-join-about = L’arbitre qui a ouvert le tournoi vous lit un code de six lettres, dans l’onglet « Plus ». La clé d’un tournoi que vous avez gardée ouvre aussi.
director-join-event = Code du tournoi
director-join-letters = Les six lettres, ou la clé gardée
director-join-do = Arbitrer ce tournoi
director-network-alone = L’adresse de cette page, { $address }, ne vaut que sur cet ordinateur : les téléphones n’y ont pas accès. Pour une soirée, lancez « chelem club --lan » et ouvrez l’adresse qui s’affiche alors.
director-network-plain = Sur le réseau du club, sans HTTPS, un téléphone ne garde pas son écran allumé et ne recharge pas sa page hors du Wi-Fi. Réglez la mise en veille sur dix minutes ; ce qui est noté sans réseau part dès qu’il revient.

director-title-of = Tournoi du { $day }
director-fewer = Une paire de moins
director-more = Une paire de plus
director-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}{ $out ->
    [0] {""}
    [one] {" "}et demie : une paire exempte à chaque tour
   *[other] {" "}et { $out } joueurs exempts à chaque tour
}
director-tables-in-individual = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}{ $out ->
    [0] {""}
    [one] {" "}et un joueur exempt à chaque tour
   *[other] {" "}et { $out } joueurs exempts à chaque tour
}
director-ask-until = 2. Jusqu’à quelle heure ?
director-that-is = { $hours ->
    [0] { $minutes } minutes de jeu
   *[other] { $hours } h{ $minutes ->
        [0] {""}
       *[other] {" "}{ $minutes }
    } de jeu
}
director-ask-winners = 3. Un classement, ou deux ?
director-winners = { $winners ->
    [0] Selon le mouvement
    [1] Un classement
   *[2] Deux : Nord-Sud et Est-Ouest
}
director-options = Personnes à mobilité réduite, donnes par tour, un seul jeu d’étuis
director-share = Un seul jeu d’étuis : des tables se les partagent pendant un tour
director-boards-fill = selon l’heure
director-ask-title = Titre
director-ask-stationary = Paires qui ne peuvent pas changer de table
director-ask-boards = Donnes par tour
director-ask-movement = Le mouvement
director-proposal-best = Le plus indiqué
director-no-movement = Aucun mouvement ne convient : changez le nombre de paires, l’heure ou les donnes par tour.
director-open = Ouvrir le tournoi

director-title = Arbitrage
director-code = code { $code }
director-lost = Le serveur ne répond pas : la page réessaie toute seule.
director-tabs = Parties de la page
director-tab-room = Salle
director-tab-pairs = Paires
director-tab-ranking = Classement
director-tab-log = Journal
director-tab-more = Plus
director-done = Fait : { $what }
director-undo = Annuler
director-done-hide = Masquer
director-redo = Rétablir
director-redo-what = Rétablir : { $what }
director-undo-entry = Annuler cette entrée
director-redo-entry = Rétablir cette entrée
director-undo-what = Annuler : { $what }
director-cancel = Ne pas le faire
director-confirm = Confirmer
director-back = Table { $table }

director-no-section = Ce tournoi n’a pas encore de mouvement.
director-section = Section { $section }
director-round = Tour { $round } sur { $rounds }
director-round-word = Tour
director-sit-down = Chaque paire s’assied à la table où figure son numéro.
director-clock-left = restent
director-clock-over = temps dépassé
director-clock-paused = en pause
director-start = Lancer le tour { $round }
director-pause = Pause
director-resume = Reprendre
director-missing = { $boards ->
    [one] Il manque encore un résultat, table { $tables }.
   *[other] { $tables ->
        [many] Il manque encore { $boards } résultats à { $count } tables.
       *[other] Il manque encore { $boards } résultats, { $count ->
            [one] table
           *[other] tables
        } { $tables }.
    }
}
director-missing-board = Il manque la donne { $board } (tour { $round }, table { $table })
director-missing-others = { $count ->
    [one] Un autre résultat manque.
   *[other] { $count } autres résultats manquent.
}
director-all-in = Tous les résultats du tour sont là.
director-all-in-online = Tous les résultats du tour sont là : le suivant commence de lui-même après la pause. Vous pouvez le lancer tout de suite.
director-all-in-last = Tous les résultats sont là : publiez le classement et clôturez.
director-table = Table { $table }
director-ns = NS
director-ew = EO
director-sit-out = Exempt
director-boards-done = { $done } sur { $total }
director-table-done = fini
director-alarm-called = Arbitre !
director-alarm-disputed = Désaccord
director-alarm-behind = { $minutes } min de retard
director-absent = Absent : { $who }

director-table-round = Table { $table }, tour { $round }
director-board-table = Donne { $board }, table { $table }, tour { $round }
director-board = Donne { $board }
director-standing-open = à jouer
director-standing-reported = noté
director-standing-confirmed = confirmé
director-standing-disputed = désaccord
director-standing-ruled = arbitré
director-no-result = pas de résultat
director-passed = Passe général
director-unplayed = Non jouée
director-result = { $level }{ STRAIN($strain) }{ $stake } { NAMED($declarer, kind: "seat") } { $over }
director-draft = { $level }{ $strain ->
    [none] {""}
   *[other] { STRAIN($strain) }
}{ $stake }{ $declarer ->
    [none] {""}
   *[other] {" "}{ NAMED($declarer, kind: "seat") }
} …
director-instead-of = avant : { $result }
director-still-ruled = L’arbitre a pris une décision pour cette donne, et c’est elle qui continuera de compter. Pour que ce résultat compte, retirez la décision ci-dessous.
director-call = La table { $table } appelle l’arbitre
director-call-see = Voir la table
director-call-see-which = Voir la table { $table }
director-call-settled = C’est réglé
director-call-settled-which = C’est réglé à la table { $table }
director-answer = C’est réglé : fin de l’appel
director-accidents = Que se passe-t-il ?
director-accidents-result = Pour un résultat faux ou manquant, touchez la donne. Un tour passé se corrige aussi, même après la fin : touchez la donne ci-dessous.
director-other-rounds = Autres tours à cette table
director-board-round = Donne { $board }, tour { $round }
director-board-round-missing = Donne { $board }, tour { $round } : pas de résultat
director-view-all = Résultat d’une donne
director-view-skipped = Donne non jouée
director-view-ruling = Décision d’arbitrage
director-view-exchanged = Mauvaise donne
director-view-fouled = Donne faussée
director-view-direction = Mauvaise orientation
director-view-other = Mauvaise paire
director-other-round = Mauvaise paire, tour { $round }
director-view-late = Paire en retard
director-view-leaves = Paire qui part
director-view-missing = Paire absente
director-view-typed = Saisir des résultats
director-view-phone = Téléphone en panne

director-key-level = Palier
director-key-strain = Couleur
director-key-declarer = Déclarant
director-key-stake = Contre
director-which-board = Quelle donne ?
director-which-boards = Quelles donnes ?
director-which-pair = Quelle paire ?
director-reports = Ce que chacun a noté : touchez le bon résultat
director-ruling-how = Ou décision d’arbitrage
director-skipped-how = La donne n’a pas été jouée. Que compte-t-elle ?
director-counts-not = Non jouée, ne compte pas
director-average = NS { $ns } %, EO { $ew } %
director-weighted = Marque pondérée
director-weighted-points = Points de NS
director-weighted-percent = Poids en %
director-weighted-more = Une issue de plus
director-weighted-sum = Somme des poids : { $sum } % (il faut 100 %).
director-unrule = Retirer la décision
director-exchanged-how = Ou mauvaise donne
director-exchange = Résultats échangés avec la donne { $other }
director-played-other = Une autre donne a été jouée à la place
director-fouled-how = Ou donne faussée
director-fouled-about = Des cartes ont été mélangées entre les mains : les tables d’avant et celles d’après n’ont pas joué la même donne, et sont comparées à part.
director-foul = Faussée à partir d’ici, tour { $round }
director-foul-side = { $side ->
    [ns] Nord-Sud seulement
    [ew] Est-Ouest seulement
   *[both] Les deux camps
}
director-foul-side-about = Si l’erreur n’a pu avantager ou gêner qu’un seul camp, comparez ce camp à part ; l’autre reste comparé entre toutes les tables.
director-direction-about = Les paires étaient assises dans l’autre sens. Les résultats restent ; ils comptent pour la bonne paire.
director-other-about = Une autre paire s’est assise à cette table. Celle qui était prévue prend sa place à l’autre table.
director-other-where = { $place } : qui a joué à cette place ?
director-late-about = Les donnes qui ne pourront plus être jouées : 40 % pour la paire en retard, 60 % pour l’autre.
director-late-boards = Donnes perdues
director-late-unranked = Plus de la moitié des donnes sont perdues : hors classement, mais les résultats comptent pour les adversaires.
director-late-count = { $count ->
    [one] une donne perdue
   *[other] { $count } donnes perdues
}
director-leaves-about = La paire ne joue plus. Avant la moitié de ses donnes, ses résultats sont annulés ; après, ils restent.
director-leaves-from = Elle joue encore ce tour, et plus rien à partir du tour { $round }.
director-leaves-next = Elle joue encore ce tour et part avant le tour { $round }
director-missing-about = La paire n’est jamais venue : ses adversaires sont exempts.
director-phone-about = Scannez ce code avec un autre téléphone : il reprend la table où elle en est. Sans téléphone, notez les résultats d’ici, donne par donne.
director-phone-code = Code QR de la table { $table }
director-phone-type = Sans appareil photo : ouvrez cette adresse, puis tapez les six lettres.

director-paper = Papier
director-paper-about = À imprimer (PDF), et résultats notés sur papier.
director-paper-guide-cards = Cartons guides des paires
director-paper-travellers = Feuilles ambulantes
director-paper-slips = Fiches de marque
director-paper-ranking = Classement
director-paper-scorecards = Feuilles de route
director-paper-results = Résultats par donne
director-section-word = Section
director-typed = Saisir des résultats
director-typed-how = Une ligne par donne, comme sur la feuille : « 12 4P S +1 », « 13 3SA N = », « 14 passe », « 15 nj », « 16 60-40 ».
director-typed-how-pairs = Une ligne par résultat, avec les paires : « 12 3-14 4P S +1 » (donne, paire Nord-Sud, paire Est-Ouest, contrat, déclarant, résultat).
director-typed-save = { $lines ->
    [0] Noter
    [one] Noter un résultat
   *[other] Noter { $lines } résultats
}
director-typed-replaced = { $lines ->
    [one] Un résultat est déjà noté : le remplacer ?
   *[other] Des résultats sont déjà notés : les remplacer ?
}
director-typed-replaces = Table { $table }, donne { $board } : { $before } → { $after }
director-typed-still-ruled = Table { $table }, donne { $board } : { $after } sera noté, mais la décision de l’arbitre continuera de compter
director-typed-replace = { $lines ->
    [one] Remplacer ce résultat
   *[other] Remplacer ces { $lines } résultats
}
director-did-typed-ruled = { $lines ->
    [one] un résultat noté
   *[other] { $lines } résultats notés
} ; { $ruled ->
    [one] sur une donne, la décision de l’arbitre continue de compter
   *[other] sur { $ruled } donnes, la décision de l’arbitre continue de compter
}
director-did-typed = { $lines ->
    [one] un résultat saisi
   *[other] { $lines } résultats saisis
}

director-effect = { $changes ->
    [0] Le classement ne change pas.
    [one] Le résultat d’une paire change :
   *[other] Les résultats de { $changes } paires changent :
}
director-effect-others = { $pairs ->
    [one] Et une autre paire
   *[other] Et { $pairs } autres paires
}
director-pair = Paire { $pair }
director-place = { $after ->
    [0] hors classement
   *[other] { $before ->
        [0] place : { $after }
        [same] place : { $after }, inchangée
       *[other] place : { $before } → { $after }
    }
}

director-did-start = le tour { $round } est lancé
director-did-pause = l’horloge est arrêtée
director-did-resume = l’horloge repart
director-did-answer = l’appel de la table { $table } est clos
director-did-result = donne { $board }, table { $table } : { $result }
director-did-average = donne { $board }, table { $table } : { $score } %
director-did-skip = donne { $board }, table { $table } : ne compte pas
director-did-unrule = donne { $board }, table { $table } : décision retirée
director-did-foul = donne { $board } faussée à partir de la table { $table }{ $side ->
    [ns] , pour Nord-Sud
    [ew] , pour Est-Ouest
   *[both] {""}
}
director-did-exchange = donnes { $board } et { $other }, table { $table } : résultats échangés
director-did-played = table { $table } : donne { $other } jouée à la place de la { $board }
director-did-weighted = donne { $board }, table { $table } : marque pondérée
director-did-direction = table { $table }, donnes { $boards } : paires dans l’autre sens
director-did-other = table { $table } : la paire { $other } à la place de la { $pair }
director-did-fielded = table { $table }, tour { $round } : joueurs notés
director-did-late = la paire { $pair } était en retard
director-did-leaves = la paire { $pair } part avant le tour { $round }
director-did-missing = la paire { $pair } est absente
director-did-names = { $pairs ->
    [one] les noms d’une paire
   *[other] les noms de { $pairs } paires
}
director-did-close = le tournoi est clos

director-names = Noms des paires
director-names-how = Une paire par ligne, avec son numéro : « 12 Dupont - Martin ». Vous pouvez coller une liste.
director-names-save = { $pairs ->
    [0] Enregistrer
    [one] Enregistrer une paire
   *[other] Enregistrer { $pairs } paires
}
director-add = Ajouter la paire { $pair }
director-add-about = Une paire arrive sans être attendue : elle prend la place de l’exempt.
director-did-add = la paire { $pair } est ajoutée
director-names-consent = Les noms restent entre l’arbitre, les tables et les téléphones des joueurs du tournoi. La page publique et le grand écran ne montrent que ceux qui sont d’accord ; les autres paires y ont leur numéro.
director-consent = d’accord pour être affiché
director-consent-all = Tous sont d’accord pour être affichés
director-consent-all-about = En cochant cette case, vous confirmez que chaque joueur vous a donné son accord.
director-consent-count = { $agreed ->
    [0] Aucun coché sur { $all }.
    [one] Un seul coché sur { $all }.
   *[other] { $agreed } cochés sur { $all }.
}
director-consent-restore = Rétablir les accords d’avant
director-no-name = sans nom
director-forget = Effacer le nom
director-forget-who = Effacer le nom : { $name }
director-forget-sure = Effacer { $name } : ses résultats restent sous le numéro
director-forget-team = Le nom de l’équipe, qui peut être le sien, est effacé aussi.
director-withdrawn = ne joue plus depuis le tour { $round }

director-no-ranking = Le classement se forme dès les premiers résultats.
director-column-place = Place
director-column-pair = Paire
director-column-boards = Donnes
director-publish = Publier ce classement
director-publish-final = Publier le classement final
director-public-page = Page publique

director-log-by = { $role ->
    [table] table { $id }
    [player] paire { $id }
    [program] programme
   *[other] arbitre
}
director-log-taken-back = annulé
director-log-all = Tout le journal
director-log-opened = Tournoi ouvert : { $title }
director-log-entered = Paire { $entrant } inscrite
director-log-withdrew = Paire { $entrant } : ne joue plus à partir du tour { $round }
director-log-standing = Paire { $entrant } : { $standing ->
    [ranked] classée
   *[unranked] hors classement
}
director-log-planned = Section { $section } : mouvement à partir du tour { $round }
director-log-seated = Section { $section } : paires placées
director-log-started = Section { $section } : tour { $round } lancé
director-log-paused = Section { $section } : { $going ->
    [yes] l’horloge repart
   *[no] pause
}
director-log-called = Table { $table } : { $answered ->
    [yes] appel clos
   *[no] appelle l’arbitre
}
director-log-reported = Table { $table }, donne { $board } : { $result }
director-log-confirmed = L’entrée { $of } est confirmée
director-log-disputed = L’entrée { $of } est contestée
director-log-corrected = Table { $table }, donne { $board } corrigée : { $result }
director-log-cell = Table { $table }, tour { $round } : { $change ->
    [direction] mauvais sens, donnes { $boards } : { $now }, au lieu de { $before }
    [boards] donnes { $boards } au lieu de { $boardsBefore }
    [seats] donnes { $boards } : { $now }, au lieu de { $before }
   *[several] { $now }, donnes { $boards }
}
director-log-seats = NS { $ns }, EO { $ew }
director-log-about = Touchez le numéro d’une entrée pour voir le classement tel qu’il était juste après.
director-log-ranking = Classement après l’entrée { $number }
director-log-number = Entrée { $number }
director-log-fouled = Donne { $board } faussée{ $side ->
    [NS] , pour Nord-Sud
    [EW] , pour Est-Ouest
   *[none] {""}
}
director-log-ruled = Table { $table }, donne { $board } : { $outcome ->
    [none] décision retirée
   *[other] décision { $outcome }
}
director-log-penalised = Paire { $entrant } : pénalité { $amount }
director-log-fielded = Table { $section }{ $table }, tour { $round } : { $side ->
    [NS] joueurs de Nord-Sud notés
   *[EW] joueurs d’Est-Ouest notés
}
director-log-substituted = Paire { $entrant } : remplacement à partir du tour { $round }
director-log-published = Classement publié
director-log-card = Paire { $entrant } : feuille de conventions
director-log-committed = Donnes fixées
director-log-revealed = Donnes dévoilées
director-log-closed = Tournoi clos
director-log-undone = L’entrée { $of } est annulée

director-codes = Codes des tables
director-codes-why = Un carton par table : le premier téléphone qui vise le code prend les résultats de la table.
director-codes-open = Voir et imprimer les cartons de table
director-codes-about = Découpez un carton par table et posez-le au milieu. Qui a le carton peut noter les résultats de cette table.
director-print = Imprimer
director-to-room = Retour à la salle
director-card = Scannez ce code avec un téléphone relié au Wi-Fi du club.
director-card-typed = Ou tapez l’adresse, puis les six lettres :
director-screen = Écran de la salle
director-screen-code = Code QR de l’écran de la salle
director-screen-card = Pour le projecteur ou le téléviseur : horloge, puis classement. Aucune clé n’est nécessaire.
director-others = Un autre arbitre
director-others-about = Sur son téléphone, il ouvre { $address } puis donne le code du tournoi, { $code }, et les six lettres.
director-others-code = Faire un code
director-others-valid = valable { $minutes } minutes, une fois
director-end = Fin du tournoi
director-end-about = Clôturer quand tous les résultats sont là. Des corrections restent possibles ensuite.
director-end-do = Clôturer le tournoi
director-end-sure = Oui, clôturer
director-end-anyway = Clôturer quand même
director-end-rounds = { $section ->
    [none] { $count ->
        [one] Le tour { $rounds } n’a pas commencé.
       *[other] Les tours { $rounds } n’ont pas commencé.
    }
   *[other] { $count ->
        [one] Section { $section } : le tour { $rounds } n’a pas commencé.
       *[other] Section { $section } : les tours { $rounds } n’ont pas commencé.
    }
}
director-end-boards = { $boards ->
    [one] Il manque un résultat.
   *[other] Il manque { $boards } résultats.
}
director-end-effect-rounds = Ce qui n’a pas commencé ne se jouera pas : le classement ne comptera que les tours joués.
director-end-effect-boards = Ce qui manque ne comptera pour personne, sauf si vous le notez vous-même après la clôture.
director-end-effect = Les téléphones n’enregistreront plus aucun résultat. « Annuler » rouvre le tournoi.
director-end-closed = Le tournoi est clos. Une correction se fait toujours depuis la table, puis le classement se publie à nouveau.
director-remove = Supprimer le tournoi
director-remove-about = Pour un essai, ou un tournoi dont personne n’a plus besoin. Un tournoi supprimé ne se retrouve pas.
director-remove-do = Supprimer ce tournoi
director-remove-short = Supprimer
director-remove-named = Supprimer « { $title } »
director-remove-sure = Oui, supprimer pour toujours
director-remove-lost = Sont perdus pour toujours : les résultats, les classements, les noms, les donnes du fichier, et l’accès de tous les téléphones.
director-remove-field = { $field ->
    [whole] Le classement général du simultané est perdu aussi ; les tournois qui le jouaient restent.
    [member] Ses résultats quittent aussi le simultané.
   *[other] Sa demande de jouer le simultané est perdue aussi.
}
director-remove-stays = Restent : les fichiers et papiers que vous en avez tirés, et les sauvegardes déjà faites de la base.
director-remove-stays-online = Restent aussi les tables jouées en ligne, que leurs joueurs retrouvent dans leurs donnes.
arrivals-title = Qui est là ?
arrivals-missing = { $missing ->
    [0] Toutes les paires sont là.
    [one] { $here } sur { $all } sont là. Il manque la paire { $numbers }.
    [few] { $here } sur { $all } sont là. Il manque les paires { $numbers }.
   *[other] { $here } sur { $all } sont là.
}
arrivals-unseen = { $count ->
    [one] Une paire n’est pas encore là : { $pairs }.
   *[other] { $count } paires ne sont pas encore là : { $pairs }.
}
arrivals-start-anyway = Lancer quand même
arrivals-about = Touchez une paire quand elle arrive.
arrivals-all = Toutes sont là
arrivals-did = paire { $pair } : arrivée
arrivals-did-not = paire { $pair } : pas encore là
arrivals-did-all = toutes les paires sont là
director-log-arrived = Paire { $entrant } : { $here ->
    [no] pas encore là
   *[other] arrivée
}

# Directing on another day.
director-hosted = Les tournois de cet ordinateur
director-key = Garder la clé du tournoi
director-key-about = Avec cette clé, vous arbitrez ce tournoi depuis n’importe quel appareil et n’importe quel jour. Gardez le fichier, ou imprimez-le : qui l’a peut tout corriger.
director-key-save = Enregistrer la clé
director-key-text = { $title }, { $date }
    Code du tournoi : { $code }
    Clé de l’arbitre : { $key }

    À l’adresse d’aujourd’hui : { $link }
    Si l’adresse a changé : ouvrez la page « Club », puis « Aider un autre arbitre », et tapez le code et la clé.
