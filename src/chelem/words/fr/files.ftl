# Les fichiers de donnes.
file-form = « { $name } » : le format d'un fichier se lit à la fin de son nom, qui est l'une de celles-ci : { $forms }.
file-unwritten = On ne peut pas écrire de fichiers { $form }.
