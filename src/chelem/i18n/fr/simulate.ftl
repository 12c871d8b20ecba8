# Simulations sur de nombreuses donnes.
figure-decimal = ,
figure-thousands = { " " }
figure-percent = { $number } %
figure-span = { $low } à { $high }

simulation-deals = { $deals ->
    [one] { $deals } donne gardée
   *[other] { $deals } donnes gardées
} sur { $tried } distribuées.
simulation-counted = La condition est vraie pour { $percent } de toutes les donnes, une sur { $number } (compte exact).
simulation-estimated = La condition est vraie pour environ { $percent } de toutes les donnes ({ $interval }), une sur { $number }.
simulation-counted-rare = Une donne sur { $number } remplit la condition (compte exact).
simulation-estimated-rare = Environ une donne sur { $number } remplit la condition.
simulation-measure = Mesure
simulation-mean = Moyenne ou proportion
simulation-interval = Intervalle à 95 %
simulation-deviation = Écart type
simulation-range = Étendue

measure-tricks = Levées { NAMED($seat, kind: "seat-of") } à { NAMED($strain, kind: "strain-name") }
measure-making = { $contract } gagne
measure-score = Points de { $contract }{ measure-red }
measure-par = Par de Nord-Sud, { NAMED($seat, kind: "seat") } donneur{ measure-red }
measure-compare = Points de { $contract } contre { $other }{ measure-red }
measure-compare-in-imps = IMP de { $contract } contre { $other }{ measure-red }
measure-compare-in-matchpoints = Points de match de { $contract } contre { $other }{ measure-red }
measure-leads = Levées de la défense contre { $contract }, selon l’entame
measure-beating = Chute de { $contract }, selon l’entame
measure-lead = { CARD($key) }
measure-red = { $vulnerable ->
    [none] { "" }
    [both] , tous vulnérables
   *[other] , { NAMED($vulnerable, kind: "side") } vulnérables
}

# Simulations impossibles.
shape-unknown = « { $text } » n’est pas une distribution. Écrivez par exemple 5332, (4432), 5+xxx ou balanced - 5xxx.
range-unknown = « { $text } » n’est pas un intervalle. Écrivez par exemple 15, 15-17, 12+ ou 7-.
range-ends = Aucun nombre n’est compris entre { $low } et { $high }.
evaluation-weight = Les poids de « { $name } » doivent être des nombres entiers, 0 ou plus.
evaluation-top = Le nombre de grosses cartes d’une couleur va de 1 à 13, pas { $count }.
condition-word = « { $word } » n’est pas une propriété d’une main. Choisissez parmi : { $words }.
condition-holds = « { $text } » n’est pas une distribution : pour donner les cartes d’une main, écrivez holds="{ $text }".
condition-top = « { $text } » n’est pas un nombre de grosses cartes : écrivez par exemple 2/3.
simulation-impossible = Aucune donne ne remplit la condition { $condition }.
simulation-rare = En { $tries } essais, aucune donne ne remplit la condition : elle est trop rare, ou impossible.
simulation-pickle = Une fonction de cette question ne peut pas être envoyée à un autre processus ({ $reason }). Définissez-la avec « def » au premier niveau d’un fichier importable, ou installez cloudpickle.
simulation-workers = Les processus de calcul se sont arrêtés avant la fin de la simulation ({ $reason }).
simulation-matplotlib = Pour dessiner une figure, installez matplotlib : pip install "chelem[plot]".
measure-function = La mesure « { $name } » n’est pas une fonction d’une donne.
measure-none = Il n’y a rien à mesurer.
measure-value = La mesure « { $name } » a donné { $value } : il faut un nombre, oui ou non (True, False) ou un mot.
measure-kinds = La mesure « { $name } » a donné des valeurs de natures différentes, dont { $value }.
measure-nothing = La mesure « { $name } » n’a donné de valeur pour aucune donne.

help-simulate = Lancer la simulation définie dans un fichier Python.
help-simulate-script = Un fichier Python qui définit condition et measure et, au besoin, n, seed et title.
help-simulate-count = Nombre de donnes ; par défaut, celui du script, ou 1000.
help-simulate-plot = Tracer le résultat dans ce fichier (.png, .svg ou .pdf).
script-missing = { $file } ne définit pas « { $name } » : une question a une condition (condition) et une mesure (measure).
script-raised = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $reason }.
