# Ce qui se dit autrement dans les tournois par équipes et individuels.
director-pairs-count-in-teams = { $pairs ->
    [one] { $pairs } équipe
   *[other] { $pairs } équipes
}
director-pairs-count-in-individual = { $pairs ->
    [one] { $pairs } joueur
   *[other] { $pairs } joueurs
}
director-tab-pairs-in-teams = Équipes
director-tab-pairs-in-individual = Joueurs
director-sit-down-in-teams = Chaque équipe s’assied aux deux tables où figure son numéro, en Nord-Sud à l’une et en Est-Ouest à l’autre.
director-sit-down-in-individual = Chaque joueur s’assied à la table où figure son numéro.
director-view-other-in-teams = Mauvaise équipe
director-view-other-in-individual = Erreur de joueur
director-other-round-in-teams = Mauvaise équipe, tour { $round }
director-other-round-in-individual = Erreur de joueur, tour { $round }
director-view-late-in-teams = Équipe en retard
director-view-late-in-individual = Joueur en retard
director-view-leaves-in-teams = Équipe qui part
director-view-leaves-in-individual = Joueur qui part
director-view-missing-in-teams = Équipe absente
director-view-missing-in-individual = Joueur absent
director-which-pair-in-teams = Quelle équipe ?
director-which-pair-in-individual = Quel joueur ?
director-direction-about-in-teams = Les équipes étaient assises dans l’autre sens. Les résultats restent ; ils comptent pour la bonne équipe.
director-direction-about-in-individual = Les joueurs étaient assis dans l’autre sens. Les résultats restent ; ils comptent pour les bons joueurs.
director-other-about-in-teams = Une autre équipe s’est assise à cette table. Celle qui était prévue prend sa place à l’autre table.
director-other-about-in-individual = Un autre joueur s’est assis à cette table. Celui qui était prévu prend sa place à l’autre table.
director-late-about-in-teams = Les donnes qui ne pourront plus être jouées : 40 % pour l’équipe en retard, 60 % pour l’autre.
director-late-about-in-individual = Les donnes qui ne pourront plus être jouées : 40 % pour le joueur en retard, 60 % pour les autres.
director-leaves-about-in-teams = L’équipe ne joue plus. Avant la moitié de ses donnes, ses résultats sont annulés ; après, ils restent.
director-leaves-about-in-individual = Le joueur ne joue plus. Avant la moitié de ses donnes, ses résultats sont annulés ; après, ils restent.
director-missing-about-in-teams = L’équipe n’est jamais venue : ses adversaires sont exempts.
director-missing-about-in-individual = Le joueur n’est jamais venu : ses adversaires sont exempts.
director-paper-guide-cards-in-teams = Cartons guides des équipes
director-paper-guide-cards-in-individual = Cartons guides des joueurs
director-pair-in-teams = Équipe { $pair }
director-pair-in-individual = Joueur { $pair }
director-did-direction-in-teams = table { $table }, donnes { $boards } : équipes dans l’autre sens
director-did-direction-in-individual = table { $table }, donnes { $boards } : joueurs dans l’autre sens
director-did-other-in-teams = table { $table } : l’équipe { $other } à la place de la { $pair }
director-did-other-in-individual = table { $table } : le joueur { $other } à la place du { $pair }
director-did-late-in-teams = l’équipe { $pair } était en retard
director-did-late-in-individual = le joueur { $pair } était en retard
director-did-leaves-in-teams = l’équipe { $pair } part avant le tour { $round }
director-did-leaves-in-individual = le joueur { $pair } part avant le tour { $round }
director-did-missing-in-teams = l’équipe { $pair } est absente
director-did-missing-in-individual = le joueur { $pair } est absent
director-did-names-in-teams = { $pairs ->
    [one] les noms d’une équipe
   *[other] les noms de { $pairs } équipes
}
director-did-names-in-individual = { $pairs ->
    [one] les noms d’un joueur
   *[other] les noms de { $pairs } joueurs
}
director-names-in-teams = Noms des équipes
director-names-in-individual = Noms des joueurs
director-names-how-in-teams = Une équipe par ligne, avec son numéro et ses joueurs, six au plus : « 12 Dupont - Martin - Petit - Roux ». Le nom de l’équipe, si elle en a un, vient d’abord, suivi de deux-points : « 12 Les As : Dupont - Martin - Petit - Roux ». Vous pouvez coller une liste.
names-table-how-in-teams = Ou un tableau CSV dont la première ligne nomme les colonnes : numéro, nom de l’équipe, nom 1, licence 1, nom 2, licence 2 et ainsi de suite, section.
names-too-many-in-teams = { $count } noms, alors qu’une équipe a six joueurs au plus.
names-too-many-in-individual = { $count } noms, alors qu’il faut un seul joueur par ligne.
director-names-how-in-individual = Un joueur par ligne, avec son numéro : « 12 Jeanne Dupont ». Vous pouvez coller une liste.
director-names-save-in-teams = { $pairs ->
    [0] Enregistrer
    [one] Enregistrer une équipe
   *[other] Enregistrer { $pairs } équipes
}
director-names-save-in-individual = { $pairs ->
    [0] Enregistrer
    [one] Enregistrer un joueur
   *[other] Enregistrer { $pairs } joueurs
}
director-add-in-teams = Ajouter l’équipe { $pair }
director-add-in-individual = Ajouter le joueur { $pair }
director-add-about-in-teams = Une équipe arrive sans être attendue : elle prend la place de l’exempt.
director-add-about-in-individual = Un joueur arrive sans être attendu : il prend la place de l’exempt.
director-did-add-in-teams = l’équipe { $pair } est ajoutée
director-did-add-in-individual = le joueur { $pair } est ajouté
director-names-consent-in-teams = Les noms restent entre l’arbitre et les tables. La page publique et le grand écran ne montrent que ceux qui sont d’accord ; les autres équipes y ont leur numéro. Le nom d’une équipe a sa propre case, et n’y paraît pas tant qu’il contient le nom d’un joueur qui n’est pas d’accord.
director-names-consent-in-individual = Les noms restent entre l’arbitre et les tables. La page publique et le grand écran ne montrent que ceux qui sont d’accord ; les autres joueurs y ont leur numéro.
director-column-pair-in-teams = Équipe
director-column-pair-in-individual = Joueur
director-log-by-in-teams = { $role ->
    [table] table { $id }
    [player] équipe { $id }
    [program] programme
   *[other] arbitre
}
director-log-by-in-individual = { $role ->
    [table] table { $id }
    [player] joueur { $id }
    [program] programme
   *[other] arbitre
}
director-effect-in-teams = { $changes ->
    [0] Le classement ne change pas.
    [one] Le résultat d’une équipe change :
   *[other] Les résultats de { $changes } équipes changent :
}
director-effect-in-individual = { $changes ->
    [0] Le classement ne change pas.
    [one] Le résultat d’un joueur change :
   *[other] Les résultats de { $changes } joueurs changent :
}
director-effect-others-in-teams = { $pairs ->
    [one] Et une autre équipe
   *[other] Et { $pairs } autres équipes
}
director-effect-others-in-individual = { $pairs ->
    [one] Et un autre joueur
   *[other] Et { $pairs } autres joueurs
}
director-log-entered-in-teams = Équipe { $entrant } inscrite
director-log-entered-in-individual = Joueur { $entrant } inscrit
director-log-withdrew-in-teams = Équipe { $entrant } : ne joue plus à partir du tour { $round }
director-log-withdrew-in-individual = Joueur { $entrant } : ne joue plus à partir du tour { $round }
director-log-standing-in-teams = Équipe { $entrant } : { $standing ->
    [ranked] classée
   *[unranked] hors classement
}
director-log-standing-in-individual = Joueur { $entrant } : { $standing ->
    [ranked] classé
   *[unranked] hors classement
}
director-log-seated-in-teams = Section { $section } : équipes placées
director-log-seated-in-individual = Section { $section } : joueurs placés
director-log-card-in-teams = Équipe { $entrant } : feuille de conventions annoncée
director-log-penalised-in-teams = Équipe { $entrant } : pénalité { $amount }
director-log-penalised-in-individual = Joueur { $entrant } : pénalité { $amount }
director-log-substituted-in-teams = Équipe { $entrant } : remplacement à partir du tour { $round }
director-log-substituted-in-individual = Joueur { $entrant } : remplacement à partir du tour { $round }
ruling-penalty-about-in-teams = Ce qui est retiré du résultat de l’équipe. L’adversaire n’y gagne rien.
ruling-penalty-about-in-individual = Ce qui est retiré du résultat du joueur. L’adversaire n’y gagne rien.
ruling-did-penalty-in-teams = équipe { $pair } : pénalité, { $unit }
ruling-did-penalty-in-individual = joueur { $pair } : pénalité, { $unit }
ruling-did-bonus-in-teams = équipe { $pair } : bonus, { $unit }
ruling-did-bonus-in-individual = joueur { $pair } : bonus, { $unit }
ruling-substitute-about-in-teams = Quelqu’un joue à la place d’un joueur. Les résultats restent ceux de l’équipe.
ruling-substitute-about-in-individual = Quelqu’un joue à la place d’un joueur. Les résultats restent ceux de son numéro.
ruling-player-in-teams = Équipe { $pair } : { $name }
ruling-player-in-individual = Joueur { $pair } : { $name }
ruling-edit-who-in-teams = Modifier l’équipe { $pair }
ruling-edit-who-in-individual = Modifier le joueur { $pair }
ruling-entrant-in-teams = Équipe { $pair }
ruling-entrant-in-individual = Joueur { $pair }
ruling-standing-about-in-teams = Hors classement, l’équipe n’a pas de place ; ses résultats comptent pour ses adversaires.
ruling-standing-about-in-individual = Hors classement, le joueur n’a pas de place ; ses résultats comptent pour ses adversaires.
ruling-did-unranked-in-teams = équipe { $pair } : hors classement
ruling-did-unranked-in-individual = joueur { $pair } : hors classement
ruling-did-ranked-in-teams = équipe { $pair } : de nouveau au classement
ruling-did-ranked-in-individual = joueur { $pair } : de nouveau au classement
ruling-did-added-in-teams = équipe { $pair } : handicap et report
ruling-did-added-in-individual = joueur { $pair } : handicap et report
keys-claims-in-teams = Des téléphones demandent leur équipe
keys-claims-in-individual = Des téléphones demandent leur place
keys-players-about-in-teams = Un joueur ouvre la page du tournoi, « Je joue dans ce tournoi », et tape les six lettres de son équipe. Elles sont sur les cartons guides imprimés d’ici.
keys-players-about-in-individual = Un joueur ouvre la page du tournoi, « Je joue dans ce tournoi », et tape ses six lettres. Elles sont sur les cartons guides imprimés d’ici.
keys-players-show-in-teams = Montrer les codes des équipes
keys-players-show-in-individual = Montrer les codes des joueurs
names-understood-in-teams = { $pairs ->
    [one] Compris : 1 équipe, pas encore enregistrée
   *[other] Compris : { $pairs } équipes, pas encore enregistrées
}
names-understood-in-individual = { $pairs ->
    [one] Compris : 1 joueur, pas encore enregistré
   *[other] Compris : { $pairs } joueurs, pas encore enregistrés
}
player-claim-in-teams = Quelle équipe êtes-vous ?
player-claim-in-individual = Qui êtes-vous ?
player-claim-do-in-teams = C’est nous
player-claim-do-in-individual = C’est moi
player-which-in-teams = Votre équipe
player-which-in-individual = Votre numéro
player-asked-other-in-teams = Ce n’est pas la bonne équipe
player-asked-other-in-individual = Ce n’est pas moi
player-nobody-in-teams = Les équipes ne sont pas encore connues : revenez quand le tournoi est prêt.
player-nobody-in-individual = Les joueurs ne sont pas encore connus : revenez quand le tournoi est prêt.
online-substitutes-pair-in-teams = L’équipe
online-substitutes-pair-in-individual = Le joueur
online-substituted-in-teams = { $name } joue maintenant dans l’équipe { $pair }.
online-substituted-in-individual = { $name } remplace maintenant le joueur { $pair }.
online-member-count-in-teams = { $count ->
    [0] personne d’inscrit
    [one] une équipe
   *[other] { $count } équipes
}
online-member-count-in-individual = { $count ->
    [0] personne d’inscrit
    [one] un joueur
   *[other] { $count } joueurs
}
online-field-entrant-in-teams = Équipe
online-field-entrant-in-individual = Joueur
arrivals-missing-in-teams = { $missing ->
    [0] Toutes les équipes sont là.
    [one] { $here } sur { $all } sont là. Il manque l’équipe { $numbers }.
    [few] { $here } sur { $all } sont là. Il manque les équipes { $numbers }.
   *[other] { $here } sur { $all } sont là.
}
arrivals-missing-in-individual = { $missing ->
    [0] Tous les joueurs sont là.
    [one] { $here } sur { $all } sont là. Il manque le joueur { $numbers }.
    [few] { $here } sur { $all } sont là. Il manque les joueurs { $numbers }.
   *[other] { $here } sur { $all } sont là.
}
arrivals-unseen-in-teams = { $count ->
    [one] Une équipe n’est pas encore là : { $pairs }.
   *[other] { $count } équipes ne sont pas encore là : { $pairs }.
}
arrivals-unseen-in-individual = { $count ->
    [one] Un joueur n’est pas encore là : { $pairs }.
   *[other] { $count } joueurs ne sont pas encore là : { $pairs }.
}
arrivals-about-in-teams = Touchez une équipe quand elle arrive.
arrivals-about-in-individual = Touchez un joueur quand il arrive.
arrivals-all-in-teams = Toutes sont là
arrivals-all-in-individual = Tous sont là
arrivals-did-in-teams = équipe { $pair } : arrivée
arrivals-did-in-individual = joueur { $pair } : arrivé
arrivals-did-not-in-teams = équipe { $pair } : pas encore là
arrivals-did-not-in-individual = joueur { $pair } : pas encore là
arrivals-did-all-in-teams = toutes les équipes sont là
arrivals-did-all-in-individual = tous les joueurs sont là
director-log-arrived-in-teams = Équipe { $entrant } : { $here ->
    [no] pas encore là
   *[other] arrivée
}
director-log-arrived-in-individual = Joueur { $entrant } : { $here ->
    [no] pas encore là
   *[other] arrivé
}
online-entered-in-individual = { $count ->
    [0] Personne n’est encore inscrit.
    [one] Un joueur inscrit.
   *[other] { $count } joueurs inscrits.
}
online-entered-in-teams = { $count ->
    [0] Personne n’est encore inscrit.
    [one] Une équipe inscrite.
   *[other] { $count } équipes inscrites.
}
online-too-few-in-teams = Une seule équipe suffit si des robots complètent le tournoi ; sinon, il en faut deux.
online-too-few-in-individual = Un seul joueur suffit si des robots complètent le tournoi ; sinon, il en faut deux.
online-robots-in-teams = Une équipe de robots complètera le tournoi : personne n’aura à attendre un tour.
online-robots-in-individual = Des robots complèteront le tournoi : personne n’aura à attendre un tour.
online-fill-in-teams = Des robots remplacent les équipes qui manquent : personne n’est exempt.
online-fill-in-individual = Des robots remplacent les joueurs qui manquent : personne n’est exempt.
director-fewer-in-teams = Une équipe de moins
director-fewer-in-individual = Un joueur de moins
director-more-in-teams = Une équipe de plus
director-more-in-individual = Un joueur de plus
director-no-movement-in-teams = Aucun mouvement ne convient : changez le nombre d’équipes, l’heure ou les donnes par tour.
director-no-movement-in-individual = Aucun mouvement ne convient : changez le nombre de joueurs, l’heure ou les donnes par tour.
ruling-stationary-about-in-teams = Pour qui ne peut pas changer de table : dès le prochain tirage, le numéro { $pair } reste à la sienne. Si deux équipes dans ce cas se rencontrent, le plus petit numéro reste.
director-typed-how-pairs-in-teams = Une ligne par résultat, avec les équipes : « 12 3-14 4P S +1 » (donne, équipe en Nord-Sud, équipe en Est-Ouest, contrat, déclarant, résultat).
director-typed-how-pairs-in-individual = Une ligne par résultat, avec un joueur de chaque camp : « 12 3-14 4P S +1 » (donne, joueur en Nord-Sud, joueur en Est-Ouest, contrat, déclarant, résultat).
plan-draw-gone-in-teams = { $count ->
    [one] L’équipe { $pairs } ne joue plus, et le tirage du tour { $round } la compte encore.
   *[other] Les équipes { $pairs } ne jouent plus, et le tirage du tour { $round } les compte encore.
}
plan-draw-gone-in-individual = { $count ->
    [one] Le joueur { $pairs } ne joue plus, et le tirage du tour { $round } le compte encore.
   *[other] Les joueurs { $pairs } ne jouent plus, et le tirage du tour { $round } les compte encore.
}
plan-draw-added-in-teams = { $count ->
    [one] L’équipe { $pairs } joue, et manque au tirage du tour { $round }.
   *[other] Les équipes { $pairs } jouent, et manquent au tirage du tour { $round }.
}
plan-draw-added-in-individual = { $count ->
    [one] Le joueur { $pairs } joue, et manque au tirage du tour { $round }.
   *[other] Les joueurs { $pairs } jouent, et manquent au tirage du tour { $round }.
}
