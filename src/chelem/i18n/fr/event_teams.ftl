# Ce qu’une équipe a gagné sur une donne.
event-why-team-missing = Il manque le résultat d’une des deux tables.
event-why-team-scores = { $here } là où l’équipe était en Nord-Sud, { $there } pour Nord-Sud à l’autre table : une différence de { $difference }, soit { DECIMAL($gain) } IMP.
event-why-team-scores-in-boards = { $here } là où l’équipe était en Nord-Sud, { $there } pour Nord-Sud à l’autre table : { $won ->
        [won] donne gagnée
        [lost] donne perdue
       *[even] donne nulle
    }.
event-why-team-artificial = Par décision de l’arbitre, { DECIMAL($gain) } IMP.
event-why-team-artificial-in-boards = Par décision de l’arbitre, { DECIMAL($gain) } donne.
event-why-team-weighted = Chaque issue que pondère la décision est comparée à l’autre table : { DECIMAL($gain) } IMP.
event-why-team-weighted-in-boards = Chaque issue que pondère la décision est comparée à l’autre table : { DECIMAL($gain) } donne.
