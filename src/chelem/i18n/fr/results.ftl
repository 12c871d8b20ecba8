# Les tableaux de résultats (CSV) : ce qui ne va pas dans leurs cases.
results-header = Ce n’est pas un tableau de résultats : sa première ligne ne nomme pas de colonne pour les donnes (donne), ou pour ce qu’elles ont donné (contrat, marque).
results-column = La colonne « { $column } » est inconnue, ou vient deux fois : elle n’est pas lue.
results-cells = Il y a ici { $count } cases, mais seulement { $wanted } { $wanted ->
    [one] colonne
   *[other] colonnes
}.
results-quotes = La ligne est illisible : elle est trop longue, ou ses guillemets ne sont pas fermés.
results-cell = « { $text } », dans la colonne « { $column } », { $kind ->
    [dealer] n’est pas une place à la table
    [declarer] n’est pas le déclarant, ou pas une place à la table
    [vulnerable] ne dit pas qui est vulnérable : personne, NS, EO ou tous
    [contract] n’est pas un contrat lisible, ni « passe »
    [lead] n’est pas une carte
    [tricks] n’est pas un nombre de levées, de 0 à 13
    [result] n’est pas un nombre de levées de mieux ou de chute
    [score] n’est pas une marque
   *[other] n’est pas à sa place
}.
results-tricks = Le résultat fait { $told } { $told ->
    [0] levée
    [one] levée
   *[other] levées
}, mais { $tricks } sont indiquées.
