# Analyser un fichier, et les collections de donnes du visiteur : les mots des pages.
analyse-title = Analyser un fichier
analyse-about = Ouvrez les donnes d’un tournoi ou d’un ami : les quatre mains, les enchères, le jeu carte par carte et l’analyse à cartes ouvertes.
analyse-drop = Déposez ici des fichiers PBN ou LIN
analyse-choose = Choisir des fichiers
analyse-or = ou
analyse-paste = Collez le texte d’une donne, ou un lien
analyse-paste-what = Un texte PBN ou LIN, un lien de BBO, ou l’adresse d’un fichier.
analyse-open = Ouvrir
analyse-reading = { $name } : lecture…
analyse-read = { $name } : { $boards ->
    [one] une donne
   *[other] { $boards } donnes
}
analyse-large = { $name } est trop gros : 2 Mo au plus.
analyse-empty = Il n’y a rien à ouvrir : collez d’abord un texte ou un lien.
analyse-refused = { $name } : { $why }
analyse-elsewhere = Ce lien mène à un fichier de { $host }.
analyse-fetch = Ouvrir ce fichier
analyse-fetching = Téléchargement du fichier de { $host }…
analyse-closed = { $host } ne permet pas à cette page de lire son fichier. Téléchargez-le sur votre appareil, puis déposez-le ici.
analyse-pasted = Texte collé
analyse-kept = Donnes enregistrées
analyse-played = Mes donnes jouées ici
collection-title = Ma bibliothèque
collection-nothing-yet = Elle est encore vide. Les fichiers que vous ouvrez sont conservés sur ce serveur, pour ce navigateur seulement.
collection-own = Elle est privée : seul ce navigateur y a accès.
collection-search = Chercher une donne
collection-search-what = Un nom, une épreuve, une date, un contrat : Dupont 4P
collection-found = { $count ->
    [0] Aucune donne trouvée.
    [one] Une donne trouvée.
   *[other] { $count } donnes trouvées.
}
collection-more = Voici les { $count } premières ; précisez la recherche.
collection-boards = { $count ->
    [0] aucune donne
    [one] une donne
   *[other] { $count } donnes
}
collection-faulty = { $count ->
    [one] une erreur
   *[other] { $count } erreurs
}
collection-all = Toute ma bibliothèque
collection-filter = Chercher dans ce fichier
collection-rename = Renommer
collection-name = Nom
collection-keep-name = Enregistrer
collection-delete = Supprimer
collection-delete-sure = Supprimer « { $name } » et ses donnes ? Cette action est définitive.
collection-delete-yes = Oui, supprimer
collection-delete-no = Non, garder
collection-download = Télécharger en { $form }
collection-faults-only = Seulement les donnes avec des erreurs ({ $count })
opened-number = N°
opened-contract = Contrat
opened-result = Résultat
opened-points = Marque
opened-players = Joueurs
opened-title = Donne { $board }
opened-untitled = Donne sans numéro
opened-by = par { NAMED($seat, kind: "seat") }
opened-no-contract = contrat inconnu
opened-no-cards = cartes inconnues
opened-none = Donne ignorée
opened-line = Ligne { NUMBER($line, useGrouping: 0) } : { $sentence }
opened-warnings = { $count ->
    [one] un avertissement
   *[other] { $count } avertissements
}
opened-pair = { $one } – { $other }
opened-before = Donne précédente
opened-after = Donne suivante
opened-facts-event = Épreuve
opened-facts-site = Lieu
opened-facts-date = Date
opened-facts-round = Tour
opened-facts-room = Salle
opened-facts-scoring = Mode de marque
opened-facts-annotator = Commentaires de
opened-lacks = Absent du fichier
opened-problems = Détails du fichier
opened-comments = Commentaires
opened-share = Copier le lien de la donne
opened-table = Revoir à la table
side-short-NS = NS
side-short-EW = EO
opened-play = Jouer cette donne
opened-go-on = Continuer d’ici
opened-seen = Vous avez vu les quatre mains : la table le dira à tous.
opened-from = On reprend après : { $told }
opened-chair = Votre place
opened-start = Jouer
opened-refused = Le fichier ne peut pas être rejoué jusqu’ici : { $why }
opened-remove = Retirer de ma bibliothèque
opened-remove-yes = Oui, retirer cette donne
