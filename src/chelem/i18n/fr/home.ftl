# L’accueil : les tuiles.
home-open = Tables ouvertes
home-open-names = { $names ->
    [none] Quelqu’un attend des joueurs
   *[other] Avec { $names }
}
home-open-unnamed = un joueur sans nom
home-open-free = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
home-open-sit = S’asseoir
home-open-sit-at = S’asseoir { $names ->
    [none] à la table ouverte
   *[other] avec { $names }
}
home-games = Choisir son jeu
home-friends = Se mesurer aux autres
tile-daily = Tournoi du jour
tile-daily-what = Douze donnes, les mêmes pour tous, avec des robots : un pourcentage et un classement.
tile-challenge = Défier un ami
tile-challenge-what = Les mêmes donnes, chacun à sa table et à son heure, et l’on compare.
tile-teams = Match par équipes
tile-teams-what = Deux salles, les mêmes donnes, avec vos amis ou des robots.
tile-club = Tournoi de club
tile-club-what = Organiser et arbitrer un tournoi, à de vraies tables ou en ligne : mouvement, résultats sur les téléphones, classement.
home-train = S’entraîner
tile-practice = Donnes à thème
tile-practice-what = Manches, chelems, Stayman, deux faibles… : toute la donne, les enchères ou le jeu seul.
tile-problems = Problèmes de jeu de la carte
tile-problems-what = Trente donnes à réussir contre des adversaires qui ne se trompent jamais.
tile-mine = Mes donnes
tile-mine-what = Toutes vos donnes jouées, et vos chiffres en graphiques.
home-learn = Apprendre et lire
home-tools = Outils
tile-rules = Les règles
tile-rules-what = Celles de chaque jeu, du bridge de club à celui de 1900, avec des exemples.
tile-systems = Systèmes d’enchères
tile-systems-what = Ce que veut dire chaque enchère, en SEF (le standard français) et dans les autres systèmes des robots. Avec un quiz.
tile-glossary = Glossaire
tile-glossary-what = Les mots du bridge, de l’affranchissement au zéro, en français et en anglais.
tile-etiquette = Savoir-vivre
tile-etiquette-what = Ce que vos partenaires et vos adversaires apprécieront, en club comme ici.
tile-table = Incidents de table
tile-table-what = Renonce, entame hors tour, enchère insuffisante : que faire à une vraie table ?
tile-history = Histoire
tile-history-what = D’où viennent le bridge et les jeux d’ici.
tile-score = Calculer une marque
tile-score-what = Ce que vaut un contrat réussi ou chuté, expliqué ligne par ligne.
tile-sheet = Feuille de marque
tile-sheet-what = Vous jouez avec de vraies cartes ? Notez les contrats, les points se calculent seuls.
tile-analyse = Analyser des donnes
tile-analyse-what = Les donnes d’un tournoi (fichiers PBN ou LIN) ou les vôtres, carte par carte : quels contrats gagnaient, quelle carte a coûté une levée.
home-free = Chelem est un logiciel libre : chacun peut l’utiliser, en lire le code, l’installer chez soi.
home-credits = À propos et remerciements
