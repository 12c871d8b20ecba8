# Les fichiers de donnes.
file-form = « { $name } » : le format d'un fichier se lit à la fin de son nom, qui est l'une de celles-ci : { $forms }.
file-unwritten = On ne peut pas écrire de fichiers { $form }.
help-check = Vérifier des fichiers de donnes (PBN, LIN…) : chaque donne est prouvée par les règles.
help-check-files = Les fichiers ; la fin du nom dit le format.
help-check-tolerant = Garder ce qui peut l'être : les contradictions sont signalées, sans que le statut soit 1.
help-jobs = Nombre de processus ; par défaut, autant que la machine a de cœurs.
help-convert = Écrire un fichier de donnes dans un autre format.
help-convert-in = Le fichier à lire.
help-convert-out = Le fichier à écrire ; la fin de son nom dit le format.
help-show = Montrer les donnes d'un fichier : diagramme, enchères, jeu.
help-show-file = Le fichier.
help-show-board = Seulement les donnes de ce numéro.
check-title = Vérification
check-summary = { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
}, { $boards ->
    [one] { $boards } donne
   *[other] { $boards } donnes
} : { $faults } avec une faute, { $warnings } avec une remarque, { $skipped } passées.
convert-title = Conversion
convert-done = { $count ->
    [one] { $count } donne écrite
   *[other] { $count } donnes écrites
} dans { $path }.
convert-same = { $path } ne peut pas être lu et écrit à la fois.
show-board = Il n'y a pas de donne { $board } dans ce fichier.
