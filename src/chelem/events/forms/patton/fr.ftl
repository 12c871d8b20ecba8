# Le Patton : chaque donne, et le match.
form-patton = Patton : la moitié des points par donne, l’autre par le résultat du match
form-patton-result = Le match se gagne
form-patton-result-imps = en IMP
form-patton-result-aggregate = à la différence de points
form-patton-thresholds = Seuils, par exemple 30 70 120 ; vide : l’échelle des points de victoire
form-patton-share = Part du résultat dans le total, en % ; vide : 50
lost-form-patton = Patton
event-patton-thresholds = Un Patton à la différence de points a besoin de ses seuils, par exemple 30 70 120.
event-why-match-patton-imps = Tour { $round } contre { $opponents } : { DECIMAL($won) } { AMOUNT($won) ->
    [one] point
   *[other] points
} en { $boards ->
    [one] 1 donne
   *[other] { $boards } donnes
} ; le match, { DECIMAL($second) } IMP, en donne { DECIMAL($result, $decimals) } sur { DECIMAL($shared) } : { DECIMAL($points, $decimals) } en tout.
event-why-match-patton-points = Tour { $round } contre { $opponents } : { DECIMAL($won) } { AMOUNT($won) ->
    [one] point
   *[other] points
} en { $boards ->
    [one] 1 donne
   *[other] { $boards } donnes
} ; le match, une différence de { DECIMAL($second) } { AMOUNT($second) ->
    [one] point
   *[other] points
}, en donne { DECIMAL($result, $decimals) } sur { DECIMAL($shared) } : { DECIMAL($points, $decimals) } en tout.
