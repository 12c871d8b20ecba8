# LIN : ce qui ne se lit pas dans un fichier de BBO.
lin-call = « { $text } » n’est pas une enchère : p, d, r, 1C … 7N.
lin-card = « { $text } » n’est pas une carte : une couleur, S, H, D ou C, puis une valeur.
lin-hand = « { $text } » n’est pas une main : les couleurs S, H, D et C, chacune devant ses cartes.
lin-dealer = « { $text } » n’est pas un donneur : 1 pour Sud, 2 pour Ouest, 3 pour Nord, 4 pour Est.
lin-vulnerable = « { $text } » ne dit pas qui est vulnérable : o, n, e ou b.
lin-claim = « { $text } » n’est pas un nombre de levées pour le camp du déclarant, de 0 à 13.
lin-outcome = « { $text } » n’est pas un contrat avec son déclarant : écrivez par exemple 4HN=, 3NEx-1 ou PASS.
lin-result = La liste des résultats indique { $told } { $told ->
    [0] levée
    [one] levée
   *[other] levées
} au camp du déclarant, la revendication { $tricks }.
lin-no_deal = Il n’y a pas de donne ici.
lin-cut = C’est trop long pour une donne de bridge ; la suite n’a pas été lue.
