# Ce qu’un fichier écrit à partir d’un tournoi ne contient pas.
event-lost-all = Relu, le fichier est sans résultats : ce format ne contient rien de ce tournoi.
event-lost-scoring = Le format ne dit pas comment le tournoi est marqué : { NAMED($how, kind: "lost-form") }.
lost-form-cross-imps = cross-IMP
lost-form-butler = Butler
lost-form-matchpoints = pourcentages
lost-form-teams = matchs par équipes
lost-form-pairs = matchs par paires, en points de victoire
lost-form-lines = un classement par ligne
lost-form-board-a-match = board-a-match
lost-form-discrete = points de victoire entiers
lost-form-none = points de victoire
lost-form-continuous = points de victoire
event-lost-ties = Le format ne dit pas comment les ex æquo sont départagés.
event-lost-matches = Le format n’a pas de place pour les exemptions, les demi-matchs, les matchs sur deux tours et les décisions sur un match entier.
event-lost-results = { $kind ->
    [weighted] Marques pondérées
    [split] Marques différentes pour chaque camp
    [artificial] Marques artificielles
    [points] Marques sans leur contrat
   *[other] Marques
 } { $how ->
    [out] que le format ne peut pas contenir, et qui manquent
   *[changed] notées d’après ce que chaque camp a reçu
 } : donne { $boards }.
event-lost-groups = Le format ne dit pas qu’une donne a été faussée : la donne { $boards } y est comparée entre toutes les tables.
event-lost-leads = { $count ->
    [one] Une entame manque.
   *[other] { $count } entames manquent.
 }
event-lost-people = Le format ne dit pas qui était en Sud et en Ouest.
event-lost-entrants = Handicaps, pénalités, report ou absence de classement manquent : { $entrants }.
event-lost-names = Les noms manquent.
event-lost-licences = Les numéros de licence manquent.
event-lost-ranking = D’après le seul fichier, la place ou le résultat diffère : { $entrants }.
event-bridgemate-people = Les résultats Bridgemate sont ceux de paires ou d’équipes, pas de joueurs qui changent de partenaire.
swiss-no-draws = Le journal ne contient aucun tirage : aucune section n’est en système suisse, ou aucun tour n’est encore tiré.
event-log-unplanned = Aucune table ne joue la donne { $board }.
event-csv-setting = Il n’y a pas de réglage « { $name } » ; il y a { $values }.
event-csv-value = « { $value } » n’est pas une valeur de « { $name } » ; au choix : { $values }.
event-csv-amount = « { $text } » n’est pas un nombre.
event-csv-standing = « { $text } » n’est pas un statut : classé, non classé ou retiré.
event-csv-which-entrant = Il y a plusieurs inscrits de numéro { $number } : précisez la section et la ligne.
event-empty = « { $name } » est vide : ce n’est pas un fichier de résultats.
event-in-file = { $name } :
event-json-line = Le JSON du fichier est illisible : ligne { $line }, caractère { $column }.
event-csv-cut = Le fichier s’arrête au milieu de cette ligne.
event-other-deals = Aucune donne du tournoi n’est dans le fichier des donnes.
event-pbn-cut = Le fichier s’arrête au milieu de la ligne { $line }.
