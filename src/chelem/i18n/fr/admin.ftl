# La page de l'administrateur.
admin-title = Administration
admin-opening = Ouverture…
admin-closed = Ouvrez cette page avec le lien que donne « chelem admin token » : il ne sert qu’une fois, dans le quart d’heure.
admin-leave = Fermer la session
admin-left = La session est fermée.
admin-reports = Problèmes signalés
admin-reports-none = Aucun signalement.
admin-report-log = Journal de { $table }
admin-report-erased = (texte effacé avec les données de son auteur)
admin-report-before = avant la partie
admin-report-version = à l’entrée { NUMBER($version, useGrouping: 0) } du journal
admin-report-done = Réglé
admin-tables = Tables
admin-tables-none = Aucune table.
admin-tables-caption = Les tables : d’abord celles qui sont bloquées, puis celles que l’on regarde en ce moment, puis les plus récentes
admin-table = Table
admin-status = État
admin-status-open = pas commencée
admin-status-playing = en cours
admin-status-over = terminée
admin-stuck = bloquée
admin-pages = { $count ->
    [one] 1 page
   *[other] { $count } pages
}
admin-people-at = Personnes
admin-since = Depuis
admin-nameless = sans nom
admin-bans = Exclusions
admin-bans-none = Personne n’est exclu.
admin-ban-who = Adresse IP, réseau ou visiteur
admin-ban-lasting = Durée
admin-ban-week = une semaine
admin-ban-months = six mois
admin-ban-year = un an
admin-ban-ever = sans limite
admin-ban-reason = Motif (pour vous-même)
admin-ban-add = Exclure
admin-ban-lift = Lever
admin-ban-until = jusqu’au { $until }
admin-retention-title = Durée de conservation des tables
admin-retention-label = « chelem prune » supprime les tables terminées depuis plus de
admin-retention-never = sans limite
admin-retention-saved = Enregistré.
admin-save = Enregistrer
admin-people = Données d’une personne
admin-people-label = Nom ou identifiant
admin-people-search = Chercher
admin-people-none = Aucune personne trouvée.
admin-person-tables = { $count ->
    [0] aucune table
    [one] 1 table
   *[other] { $count } tables
}
admin-person-export = Exporter
admin-person-ban = Exclure…
admin-person-erase = Effacer…
admin-person-sure = Effacer définitivement le nom de { $name } ({ $visitor }), ses messages, ses signalements et ses collections ? Les journaux restent, sans cette personne.
admin-person-erase-now = Effacer définitivement
admin-person-keep = Annuler
admin-person-erased = Les données de { $name } sont effacées.
