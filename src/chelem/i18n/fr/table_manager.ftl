# Le protocole du directeur de table : les commandes, ce qui se passe à la table, ce qui est refusé.
help-table-manager = Ouvrir une table où jouent des programmes de bridge, selon le protocole « table manager ».
help-table-manager-boards = Le fichier des donnes à jouer.
help-table-manager-port = Le port où se connectent les programmes, et le suivant s’il y a deux salles ; 0 en choisit un libre.
help-table-manager-teams = Les noms des deux équipes, au lieu de ceux que donnent les programmes.
help-table-manager-rooms = 2 joue chaque donne en salle ouverte et en salle fermée, comme un match par quatre.
help-table-manager-results = Le fichier où enregistrer les donnes jouées : PBN, LIN…, selon son extension.
help-table-manager-bots = Les places de nos robots, par exemple N,S ; en salle fermée, les deux autres.
help-table-manager-bot = Le robot qui joue pour nous.
help-table-manager-seed = La graine des robots : avec la même graine, un robot joue de la même façon.
help-table-manager-patience = Combien de secondes attendre la ligne suivante d’un programme.
help-table-manager-comeback = Combien de secondes un programme déconnecté a pour revenir ; 0 met aussitôt fin à la séance.
help-table-manager-lines = Afficher chaque ligne du protocole, reçue (<) ou envoyée (>).
help-sit = Faire jouer un de nos robots à la table d’un « table manager ».
help-sit-port = Le port du « table manager ».
help-sit-seat = La place : Nord, Est, Sud ou Ouest.
help-sit-name = Le nom de l’équipe, le même pour les deux partenaires.
help-sit-host = L’adresse du « table manager ».
help-sit-wait = Combien de secondes attendre un « table manager » qui n’est pas encore lancé.

table_manager-listening = { $room ->
    [0] La salle ouverte est
    [1] La salle fermée est
   *[one] La table est
} à l’adresse { $host }, port { NUMBER($port, useGrouping: 0) } (Ctrl-C pour arrêter).
table_manager-seated = { $name } s’assied en { NAMED($seat, kind: "seat") }.
table_manager-lost = { $name }, en { NAMED($seat, kind: "seat") }, est déconnecté.
table_manager-turned_away = Une connexion a été refusée.
table_manager-board = Donne { NUMBER($board, useGrouping: 0) }{ $rooms ->
    [1] { "" }
   *[other] { $room ->
        [0] , salle ouverte
       *[other] , salle fermée
    }
} : { $result }, { $points } pour Nord-Sud
table_manager-passed = passe général
table_manager-ended = { $boards ->
    [0] Aucune donne n’a été jouée.
    [one] Une donne a été jouée.
   *[other] { $boards } donnes ont été jouées.
}
table_manager-match_ended = { $boards ->
    [one] Une donne a été jouée
   *[other] { $boards } donnes ont été jouées
} : { $imps } IMP pour l’équipe Nord-Sud en salle ouverte.
sit-board = Donne { $count } : { $result }
sit-unreachable = Il n’y a pas de « table manager » à l’adresse { $host }, port { NUMBER($port, useGrouping: 0) } ({ $reason }).

# Les fautes d'un programme.
table_manager-line = « { $text } » n’est pas une ligne du protocole.
table_manager-unexpected = La ligne « { $line } » arrive au mauvais moment.
table_manager-other_hand = « { $line } » : la prochaine carte doit venir de la main { NAMED($seat, kind: "seat-of") }.
table_manager-illegal = Les règles n’autorisent pas « { $line } ».
table_manager-differs = Un programme qui revient doit répéter ses coups : { ACTION($made) }, et non { ACTION($action) }.
table_manager-long = Une ligne dépasse { $most } octets.
table_manager-left = La connexion a été fermée.
table_manager-silent = Rien n’a été reçu pendant { $seconds } secondes.
table_manager-gone = Le programme qui jouait en { NAMED($seat, kind: "seat") } n’est pas revenu.
table_manager-version = La version { $version } du protocole n’est pas acceptée : seule la version 18 l’est.
table_manager-taken = La place { NAMED($seat, kind: "seat-of") } est prise.
table_manager-full = Toutes les places sont prises.
table_manager-crowd = Trop de programmes essaient de se connecter.
table_manager-name = « { $text } » ne peut pas être un nom : il doit tenir sur une ligne, sans guillemets.
table_manager-text = « { $text } » ne convient pas : une explication doit tenir sur une ligne.
table_manager-results = Les fichiers au format { $form } ne contiennent que les cartes, pas les résultats.
table_manager-refuses = Le « table manager » a répondu « { $line } ».
table_manager-disagree = Le « table manager » ne suit pas les règles.
