# Report des résultats d’une phase qualificative.
help-event-rank-carry = Un fichier de la phase qualificative : la moitié de ses résultats est reportée, en proportion des donnes des deux phases.
event-carry-imps = Seuls des pourcentages et des points de victoire se reportent : un résultat en IMP n’a pas de maximum.
event-carry-empty = Il n’y a pas encore de résultats à reporter.
event-carry-twice = { $entrant } a déjà un report dans ce fichier.
event-carry-newcomers = Absents de la phase qualificative, donc sans report : { $entrants }.
