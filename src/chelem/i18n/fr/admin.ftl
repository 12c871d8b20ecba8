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
admin-retention-title = Durées de conservation
admin-retention-label = Supprimer les tables terminées depuis
admin-retention-never = sans limite
admin-retention-saved = Enregistré.
admin-retention-effect = Au prochain « chelem prune », les tables terminées depuis plus de { $age } sont supprimées, avec leur journal.
admin-retention-none = Sans durée ici, « chelem prune » s’arrête sans rien supprimer, ni tables ni noms, à moins d’en donner une avec --older-than.
admin-names-label = Effacer les noms des tournois où rien n’a été écrit depuis
admin-names-usual = 3 ans
admin-names-effect = Au prochain « chelem prune », les noms des joueurs sont effacés des tournois où rien n’a été écrit depuis { $age }. Les résultats, les classements et le journal restent : ils n’ont que des numéros.
admin-age = { $unit ->
    [d] { $count ->
        [one] un jour
       *[other] { $count } jours
    }
    [w] { $count ->
        [one] une semaine
       *[other] { $count } semaines
    }
    [m] { $count } mois
   *[y] { $count ->
        [one] un an
       *[other] { $count } ans
    }
}
admin-age-how = Un nombre et une lettre : 90d pour 90 jours, 8w pour 8 semaines, 6m pour 6 mois, 2y pour 2 ans.
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
admin-person-sure = Effacer définitivement { $name } ({ $visitor }) : le nom, ses messages, ses signalements et ses collections ? Les journaux restent, sans cette personne.
admin-person-erase-now = Effacer définitivement
admin-person-keep = Annuler
admin-person-erased = Données effacées : { $name }.
