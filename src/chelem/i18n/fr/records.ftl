# Les donnes lues dans des fichiers : ce qui ne va pas, et comment on le dit.
report-board = donne { $board } :
report-fault = erreur :
report-warning = avertissement :
report-skipped = ignorée :
record-twice = Une carte est dans deux mains : { CARDNAME($card) }.
record-count = { NAMED($seat, kind: "seat") } a { $count } { $count ->
    [0] carte
    [one] carte
   *[other] cartes
} au lieu de 13.
record-dealer = { NAMED($seat, kind: "seat") } parle en premier, mais le donneur est { NAMED($dealer, kind: "seat") }.
record-over = Les enchères sont finies : { CALL($call) } vient trop tard.
record-sufficient = { CALL($call) } est noté comme une enchère insuffisante, mais n’en est pas une.
record-passed_out = Un contrat est indiqué, mais tout le monde a passé.
record-declarer = Le déclarant indiqué est { NAMED($told, kind: "seat") }, mais c’est { NAMED($seat, kind: "seat") }.
record-leader = { NAMED($seat, kind: "seat") } entame, mais l’entame revient à { NAMED($leader, kind: "seat") }.
record-too_many = Les treize levées sont jouées : une carte de trop, { CARDNAME($card) }.
record-no_revoke = Une carte est notée comme une renonce, mais n’en est pas une : { CARDNAME($card) }.
record-no_lead = Une carte est notée comme une entame hors tour, mais n’en est pas une : { CARDNAME($card) }.
record-nobody = Tout le monde a passé, et pourtant des levées sont indiquées.
record-sum = Les levées des deux camps ne font pas treize.
record-result = Le résultat indiqué est de { $told } { $told ->
    [0] levée
    [one] levée
   *[other] levées
}, mais le déclarant en a fait { $tricks }, et il en reste { $left } à jouer.
record-score = Le score indiqué est { NUMBER($told, useGrouping: 0) }, mais c’est { NUMBER($points, useGrouping: 0) }{ $side ->
    [none] { "" }
   *[other] { " " }pour { NAMED($side, kind: "side") }
}.
side_value-unknown = « { $text } » n’est pas un nombre de levées ou de points, avec ou sans son camp : écrivez par exemple 9, NS 7 ou EW -50.
record-none = Il n’y a pas de donne ici.
record-setting = Donne { $board } : les quatre mains, le donneur ou la vulnérabilité ne sont pas tous connus.
record-apart = La donne { $board } ne suit pas les précédentes dans une même partie.
record-not_passed = Tout le monde aurait passé, mais les enchères mènent à { CALL($contract) }{ $stake ->
    [2] { " " }contré
    [4] { " " }surcontré
   *[other] { "" }
} par { NAMED($seat, kind: "seat") }.
record-contract = Le contrat indiqué est { CALL($told) }{ $told_stake ->
    [2] { " " }contré
    [4] { " " }surcontré
   *[other] { "" }
}, mais les enchères mènent à { CALL($contract) }{ $stake ->
    [2] { " " }contré
    [4] { " " }surcontré
   *[other] { "" }
}.
record-board = Donne { $board }
record-no_hands = Les cartes ne sont pas connues.
record-all_passed = Tout le monde a passé.
record-trick = ({ NAMED($leader, kind: "seat") } attaque, { NAMED($winner, kind: "seat") } gagne)
record-other = { NAMED($game, kind: "game") } : { $declarer ->
    [none] passe général.
   *[other] { STRAIN($strain) }, { $wanted } levées demandées, ×{ $stake }, { NAMED($declarer, kind: "seat") } déclarant : { $made } faites.
}
