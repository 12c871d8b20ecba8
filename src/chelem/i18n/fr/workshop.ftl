# L’atelier des systèmes d’enchères : un système personnel, ses chapitres, et ce que change une modification.
workshop-title = Mes systèmes d’enchères
workshop-about = Faites votre propre système à partir d’un de ceux du programme : modifiez une règle ou un choix de la feuille, et voyez aussitôt ce qui manque, ce que disent maintenant les enchères et comment les donnes sont enchéries. Les robots le jouent à votre prochaine table.
workshop-none = Vous n’avez pas encore de système personnel.
workshop-from = d’après { $title }
workshop-new = Nouveau système
workshop-name = Nom du système
workshop-base = Partir de
workshop-make = Créer le système
workshop-import = Ouvrir un fichier
workshop-import-what = Un fichier .system enregistré ici, ou écrit pour « chelem system check ».
workshop-play = Jouer avec ce système
workshop-copy = Copier dans mes systèmes
workshop-export = Enregistrer dans un fichier
workshop-shared = On vous a donné le lien de ce système. Copiez-le pour le modifier.
workshop-share = Copier le lien
workshop-share-what = Avec ce lien, on peut lire, jouer et copier le système tel qu’il est à présent, mais ni le modifier ni voir ses versions précédentes.
workshop-chapter = Chapitre
workshop-chapters = Chapitres de règles
workshop-definitions = Options et définitions
workshop-card = Choix de la feuille
workshop-main = Le texte du système lui-même
workshop-reworded = modifié
workshop-rules = Règles
workshop-words = Ce que montrent les enchères
workshop-line = Ligne { $line }
workshop-place = { $chapter }, ligne { $line }
workshop-no-auction = Ces règles s’appliquent selon les enchères précédentes ; aucune séquence n’est écrite ici.
workshop-no-sections = Ce chapitre n’a pas de règles d’enchères.
workshop-changed = (modifié)
workshop-save = Enregistrer
workshop-discard = Abandonner
workshop-saved = Enregistré.
workshop-examining = La modification est à l’examen…
workshop-leave = Les modifications de ce chapitre ne sont pas enregistrées. Les abandonner ?
workshop-undo = Annuler
workshop-redo = Refaire
workshop-version = Version { $number }
workshop-versions = Versions ({ $count })
workshop-version-first = comme au début
workshop-version-card = choix de la feuille : { $what }
workshop-version-line = { $number } : { $what }
workshop-version-open = ouverte
workshop-version-go = Ouvrir la version { $number }
workshop-report = Ce que change la modification
workshop-examined = Par rapport à la version ouverte, sur { NUMBER($auctions) } moments d’enchères.
workshop-faults = { $faults ->
    [one] { $faults } défaut
   *[other] { $faults } défauts
}
workshop-no-faults = Aucun défaut trouvé.
workshop-finding-new = Nouveau :
workshop-mended = Corrigé
workshop-looks = À regarder ({ $count })
workshop-written = { $calls ->
    [one] Une enchère des règles modifiées dit autre chose
   *[other] { $calls } enchères des règles modifiées disent autre chose
}
workshop-consequences = { $calls ->
    [one] Une autre enchère change par voie de conséquence
   *[other] { $calls } autres enchères changent par voie de conséquence
}
workshop-first-calls = En voici { $calls } qui s’expliquent autrement :
workshop-before = Avant :
workshop-now = Maintenant :
workshop-same = Aucune enchère ne dit autre chose.
workshop-hands = Mains qui enchérissent maintenant
workshop-deals = { $deals ->
    [0] Aucune des { $drawn } donnes tirées n’est enchérie autrement
    [one] Une donne enchérie autrement
   *[other] { $deals } donnes enchéries autrement
}
workshop-deal = Donne { $number }
workshop-verdict = Ce qu’il vaut
workshop-verdict-what = Des robots enchérissent 200 donnes avec le système enregistré et avec celui de départ ; les contrats sont marqués à cartes ouvertes.
workshop-verdict-result = { $mean } ± { $error } IMP par donne sur { $boards } donnes, dont { $different ->
    [one] { $different } différente.
   *[other] { $different } différentes.
}
workshop-verdict-playing = Donnes enchéries
workshop-verdict-play = Enchérir 200 donnes
workshop-verdict-stop = Arrêter
workshop-remove = Supprimer le système
workshop-remove-sure = Supprimer ce système avec ses versions ? Les tables déjà ouvertes le gardent.
workshop-remove-yes = Supprimer
workshop-remove-no = Garder
