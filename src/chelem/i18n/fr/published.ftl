# Les classements publiés d’un tournoi : lesquels, et ce qui a changé de l’un à l’autre.
event-outcome-none = pas de résultat
event-outcome-not-played = non jouée
event-outcome-passed = passe général
event-outcome-played = { $level }{ STRAIN($strain) }{ $stake } { NAMED($declarer, kind: "seat") } { $over }
event-outcome-points = { $points } pour NS
event-outcome-award = { DECIMAL($percent) } %
event-outcome-artificial = NS { DECIMAL($ns) } %, EO { DECIMAL($ew) } %
event-outcome-weight = { DECIMAL($weight) } % de { $points }
event-outcome-split = { $ns } pour NS et { $ew } pour EO
event-changed-first = Donne { $board }, tour { $round }, table { $table } : { $after }.
event-changed-result = Donne { $board }, tour { $round }, table { $table } : { $after } au lieu de { $before }.
event-changed-seats = Table { $table }, tour { $round } : { $ns } en Nord-Sud et { $ew } en Est-Ouest, au lieu de { $ns_before } et { $ew_before }.
event-changed-cards = Donne { $board } : toutes les tables n’ont pas eu les mêmes cartes, et ne sont plus comparées ensemble de la même façon.
event-changed-added = Paire { $entrant } : { DECIMAL($after) } au lieu de { DECIMAL($before) } en handicap, report et pénalités.
event-changed-added-in-teams = Équipe { $entrant } : { DECIMAL($after) } au lieu de { DECIMAL($before) } en handicap, report et pénalités.
event-changed-added-in-individual = Joueur { $entrant } : { DECIMAL($after) } au lieu de { DECIMAL($before) } en handicap, report et pénalités.
event-changed-standing = Paire { $entrant } : { $standing ->
    [ranked] de nouveau au classement
    [withdrawn] forfait, ses résultats ne comptent plus
   *[unranked] hors classement
}.
event-changed-standing-in-teams = Équipe { $entrant } : { $standing ->
    [ranked] de nouveau au classement
    [withdrawn] forfait, ses résultats ne comptent plus
   *[unranked] hors classement
}.
event-changed-standing-in-individual = Joueur { $entrant } : { $standing ->
    [ranked] de nouveau au classement
    [withdrawn] forfait, ses résultats ne comptent plus
   *[unranked] hors classement
}.
event-changed-match = Match { $first }–{ $second }, tour { $round } : { $after ->
    [none] ses donnes comptent
    [both] annulé, torts partagés
    [director] annulé par une erreur d’arbitrage
    [first] annulé par la faute de { $first }
    [second] annulé par la faute de { $second }
   *[withdrawal] annulé, { $second } ayant abandonné
}.
event-log-board-minutes = Une donne dure de 1 à { $most } minutes.
event-log-round-minutes = Un tour dure au moins une minute, et { $most } de plus que prévu au maximum.
event-log-round-in-play = Le tour { $round } n’est pas en cours.
event-log-break-minutes = Une pause dure { $most } minutes au plus.
event-log-players = Un concurrent compte { $most } joueurs au plus.
event-log-outcomes = Une marque pondérée a { $most } issues au plus.
event-log-no-score = Aucune donne ne vaut { $points } points.
event-log-points = Ce contrat vaut { $points } points pour Nord-Sud à la donne { $board }.
event-log-penalty = Une pénalité ou un bonus ne dépasse pas { $most }.
event-log-penalty-in-vp = Une pénalité ou un bonus ne dépasse pas { $most } PV.
event-log-penalty-in-top = Une pénalité ou un bonus ne dépasse pas { $most } % d’un top.
event-log-penalty-in-percent = Une pénalité ou un bonus ne dépasse pas { $most } % du résultat.
event-log-penalty-in-imps = Une pénalité ou un bonus ne dépasse pas { $most } IMP.
event-log-penalty-in-points = Une pénalité ou un bonus ne dépasse pas { $most } points.
event-unusual-penalty = Une pénalité ou un bonus dépasse rarement { $usual }.
event-unusual-penalty-in-vp = Une pénalité ou un bonus dépasse rarement { $usual } PV.
event-unusual-penalty-in-top = Une pénalité ou un bonus dépasse rarement { $usual } % d’un top.
event-unusual-penalty-in-percent = Une pénalité ou un bonus dépasse rarement { $usual } % du résultat.
event-unusual-penalty-in-imps = Une pénalité ou un bonus dépasse rarement { $usual } IMP.
event-unusual-penalty-in-points = Une pénalité ou un bonus dépasse rarement { $usual } points.
event-log-no-tops = Une pénalité en part de top suppose un classement en pourcentages.
event-log-no-matches = Ce tournoi ne se joue pas par matchs.
event-log-no-match = { $first } et { $second } ne se rencontrent pas au tour { $round }.
event-log-reason = Choisissez un motif de la liste : il est publié et conservé, et un texte libre pourrait nommer quelqu’un.

published-title = Classements publiés
published-none = Aucun classement n’a encore été publié.
published-about = Chaque classement publié reste lisible tel qu’il était. Une correction en donne un nouveau, avec ce qui a changé et pourquoi.
published-final = { $time } : classement définitif
published-provisional = { $time } : classement provisoire
published-newest = en vigueur
published-replaced = remplacé
published-of = Après { $count ->
    [one] une entrée
   *[other] { $count } entrées
} du journal
published-verified = Recalculé d’après le journal : c’est bien ce classement.
published-wrong = Recalculé d’après le journal, le classement est différent de celui qui avait été publié.
published-hash = Empreinte (SHA-256)
published-changed = Ce qui a changé
published-why = Pourquoi
published-same = Aucune place ni aucun résultat ne change.
published-changes = { $count ->
    [one] Une place ou un résultat change :
   *[other] { $count } places ou résultats changent :
}
published-new = { $count ->
    [one] Un premier résultat de plus est arrivé.
   *[other] { $count } premiers résultats de plus sont arrivés.
}
published-reason = Motif : { $reason }
published-reason-back = Décision retirée. Motif donné alors : { $reason }
published-taken-back = annulé
published-place-now = Place
published-place-before = Avant
published-result-now = Résultat
published-result-before = Avant
published-unchanged = inchangé
published-whole = Le classement entier
published-corrected = Des corrections ont été faites depuis le dernier classement publié.
