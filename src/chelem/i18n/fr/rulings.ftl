# Les décisions de l’arbitre, les pénalités, l’horloge, et ce qui se publie.
ruling-title = Décisions de l’arbitre
director-view-assigned = Marque ajustée assignée
director-view-split = Marque partagée
director-view-penalty = Pénalité ou bonus
director-view-substitute = Remplaçant
director-view-void = Match non joué
ruling-reason = Motif
ruling-reason-about = Facultatif. Il est publié avec la correction. Pas de texte libre : aucun nom ne doit entrer dans le journal.
ruling-reason-none = aucun
event-reason = { $reason ->
    [scoring] erreur de transcription
    [claim] revendication
    [revoke] renonce
    [misinformation] information erronée
    [unauthorised] information non autorisée
    [procedure] erreur de procédure
    [slow] jeu lent
    [late] retard
    [absent] absence
    [conduct] comportement
    [appeal] décision en appel
   *[other] autre (voir l’arbitre)
}
ruling-assigned-about = Le contrat et le résultat qui comptent, à la place de ceux de la table.
ruling-split-about = Chaque camp reçoit sa propre marque. Le résultat de la table est choisi d’abord pour les deux.
ruling-side = { NAMED($side, kind: "side") } reçoit
ruling-award = { $percent } %
ruling-other = Autre résultat
ruling-penalty-about = Ce qui est retiré du résultat de la paire. L’adversaire n’y gagne rien.
ruling-amount-of-top = { $amount } d’un top
ruling-amount-of-total = { $amount } du total
ruling-other-amount = Autre montant, ou bonus
ruling-who = Pour
ruling-how-much = Combien
ruling-unit = En
ruling-unit-top = % d’un top
ruling-unit-result = % du résultat
ruling-bonus = bonus, à ajouter
ruling-did-penalty = paire { $pair } : pénalité, { $unit }
ruling-did-bonus = paire { $pair } : bonus, { $unit }
ruling-substitute-about = Quelqu’un joue à la place d’un joueur. Les résultats restent ceux de la paire.
ruling-replaced = Qui est remplacé ?
ruling-player = Paire { $pair } : { $name }
ruling-nth-player = { $place ->
    [1] premier joueur
    [2] second joueur
   *[other] joueur { $place }
}
ruling-substitute-name = Nom du remplaçant
ruling-from-round = À partir du tour
ruling-did-substitute = { $who } remplace { $whom } à partir du tour { $round }
ruling-some-player = un joueur
ruling-void-about = Match entre { $first } et { $second }, tour { $round }. Ses donnes ne comptent plus ; chacun reçoit selon ses torts.
ruling-void-first = Par la faute de { $first }
ruling-void-second = Par la faute de { $second }
ruling-void-both = Torts partagés
ruling-void-director = Erreur de l’arbitre
ruling-void-left-first = { $first } a abandonné
ruling-void-left-second = { $second } a abandonné
ruling-void-none = Le match compte
ruling-did-void = match { $first }–{ $second }, tour { $round }

ruling-edit = Modifier
ruling-edit-who = Modifier la paire { $pair }
ruling-entrant = Paire { $pair }
ruling-names = Noms et licences
ruling-name = Nom
ruling-licence = N° de licence, s’il y en a un
ruling-team-name = Nom de l’équipe (facultatif)
ruling-names-save = Enregistrer
ruling-standing = Hors classement, ou de nouveau classée
ruling-standing-about = Hors classement, la paire n’a pas de place ; ses résultats comptent pour ses adversaires.
ruling-standing-unranked = Mettre hors classement
ruling-standing-ranked = Remettre au classement
ruling-did-unranked = paire { $pair } : hors classement
ruling-did-ranked = paire { $pair } : de nouveau au classement
ruling-added = Handicap et report
ruling-added-about = S’ajoutent au résultat, dans l’unité du classement ({ $unit }). Le report vient d’une séance précédente.
ruling-handicap = Handicap
ruling-carried = Report
ruling-did-added = paire { $pair } : handicap et report
ruling-stationary = Garder sa table
ruling-stationary-about = Pour qui ne peut pas changer de table : dès le prochain tirage, le numéro { $pair } reste à la sienne, en Nord-Sud. Si deux paires dans ce cas se rencontrent, le plus petit numéro reste.
ruling-stationary-stays = Garde sa table
ruling-stationary-moves = Peut de nouveau changer de table
ruling-did-stays = numéro { $pair } : garde sa table
ruling-did-moves = numéro { $pair } : peut changer de table
ruling-mismatch = Mauvais adversaires
ruling-mismatch-about = Pour une erreur de tirage ou de table dans un suisse, quand les adversaires étaient à plus de 5 PV des bons. Seuls les points de victoire du numéro { $pair } changent ; ceux des adversaires se décident à part.
ruling-mismatch-higher = Trop forts, sans faute de sa part
ruling-mismatch-lower = Trop faibles, par sa faute
ruling-mismatch-none = C’étaient les bons
ruling-did-mismatch = numéro { $pair }, tour { $round } : adversaires
ruling-back = Retour
ruling-now = { $what ->
    [unranked] hors classement
    [stationary] garde sa table
    [handicap] handicap { $amount }
    [carried] report { $amount }
    [penalty] pénalité { $amount }
   *[substitute] { $who } remplace { $whom } à partir du tour { $round }
}

clock-title = Horloge et pauses
clock-minutes = Minutes par donne
clock-minutes-fewer = Une minute de moins par donne
clock-minutes-more = Une minute de plus par donne
clock-break = Pause avant le tour
clock-break-minutes = Durée de la pause
clock-break-of = { $minutes ->
    [0] sans
   *[other] { $minutes } min
}
clock-break-planned = Pause de { $minutes } min avant le tour { $round }.
clock-did-minutes = { $minutes ->
    [one] une minute par donne
   *[other] { $minutes } minutes par donne
}
clock-extend = { $minutes } min
clock-extend-which = { $minutes } min pour ce tour
clock-did-extend = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} { $way ->
    [more] de plus
   *[fewer] de moins
} pour le tour { $round }
clock-did-break = { $minutes ->
    [0] pas de pause avant le tour { $round }
   *[other] pause de { $minutes } min avant le tour { $round }
}
director-log-timed = Section { $section } : { $minutes ->
    [one] une minute par donne
   *[other] { $minutes } minutes par donne
}
director-log-extended = Section { $section }, tour { $round } : { $minutes } min
director-log-break = Section { $section } : { $minutes ->
    [0] pas de pause avant le tour { $round }
   *[other] pause de { $minutes } min avant le tour { $round }
}
director-log-voided = Tour { $round }, match { $first }–{ $second } : { $fault ->
    [none] ses donnes comptent
    [both] non joué, torts partagés
    [director] non joué, erreur de l’arbitre
    [first] non joué par la faute de { $first }
    [second] non joué par la faute de { $second }
   *[withdrawal] non joué, { $second } a abandonné
}
director-log-mismatched = Tour { $round }, { $entrant } : { $side ->
    [higher] mauvais adversaires, trop forts
    [lower] mauvais adversaires, trop faibles, par sa faute
   *[none] c’étaient les bons adversaires
}
director-log-reason = Motif : { $reason }

publish-provisional = Publier comme provisoire
publish-did = { $final ->
    [yes] le classement final est publié
   *[no] le classement provisoire est publié
}
publish-list = { $count ->
    [one] Le classement publié
   *[other] Les { $count } classements publiés
}
publish-since = Depuis le dernier classement publié
publish-nothing = Le dernier classement publié est à jour.

scoring-title = Calcul des points, départage, derniers tours cachés
scoring-form = Comment comparer les résultats
scoring-form-in-teams = Ce que vaut un match
scoring-from-file = Dans un fichier
scoring-profile = Pour départager les ex æquo
scoring-profile-of = { $profile ->
    [ffb] FFB : donne par donne, puis les tops
    [ebu] Angleterre (EBU) : leur rencontre, puis l’écart
    [wbf] WBF : leur rencontre, l’écart, le quotient
   *[plain] Place partagée
}
scoring-hidden = Tours de la fin où le classement est caché aux joueurs
scoring-hidden-of = { $rounds ->
    [0] aucun
    [one] le dernier
   *[other] les { $rounds } derniers
}
