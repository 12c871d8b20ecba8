# Mauvais adversaires dans un Swiss.
event-log-no-opponents = { $entrant } ne joue aucun match au tour { $round }.
event-log-match-began = Le match de { $entrant } au tour { $round } a commencé au tour { $began } : la décision porte sur ce tour-là.
event-changed-opponents = { $entrant }, tour { $round } : { $side ->
    [higher] adversaires trop forts, points de victoire corrigés
    [lower] adversaires trop faibles par sa faute, points de victoire corrigés
   *[none] les adversaires étaient les bons
}.
