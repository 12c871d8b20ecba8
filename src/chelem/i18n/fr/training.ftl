# S'entraîner : donnes par thème, enchères ou jeu de la carte seulement, donnes d'un fichier ou d'un numéro.
training-title = S’entraîner
training-daily = Tournoi du jour : douze donnes, les mêmes pour tous
training-about = Des donnes choisies sur un thème, avec trois robots. Vous êtes en Sud.
training-theme = Quel thème ?
training-theme-any = Toutes les donnes
training-theme-any-what = Sans thème particulier.
training-theme-games = Manches
training-theme-games-what = Votre camp a de quoi demander la manche.
training-theme-slams = Chelems
training-theme-slams-what = Votre camp a de quoi demander un chelem.
training-theme-doubled = Contrats contrés
training-theme-doubled-what = Les enchères des robots aboutissent à un contrat contré.
training-theme-preempts = Barrages
training-theme-preempts-what = L’un des joueurs ouvre d’un barrage, au palier de 3 ou de 4.
training-theme-notrump = 1SA et les réponses
training-theme-notrump-what = Votre camp ouvre de 1SA.
training-theme-stayman = Stayman et Texas
training-theme-stayman-what = Nord ouvre de 1SA ; vous répondez par un Stayman ou un Texas.
training-theme-weak-twos = Deux faibles
training-theme-weak-twos-what = Votre camp ouvre d’un deux faible.
training-theme-takeout = Contres d’appel
training-theme-takeout-what = L’adversaire ouvre ; vous contrez d’appel.
training-theme-note = Les donnes sont choisies d’après les enchères que feraient les robots, à toutes les places. Si vous ne jouez que la carte, le thème concerne le camp du déclarant.
training-activity = Que voulez-vous jouer ?
training-activity-deal = Toute la donne
training-activity-deal-what = Les enchères, puis la carte.
training-activity-bid = Les enchères seulement
training-activity-bid-what = La donne s’arrête après les enchères ; le contrat est marqué d’après l’analyse à cartes ouvertes.
training-activity-declare = Le jeu du déclarant
training-activity-declare-what = Les robots enchérissent, et vous jouez le contrat.
training-activity-defend = La défense
training-activity-defend-what = Les robots enchérissent, et vous défendez.
training-best = La plus belle main en Sud
training-best-what = Personne n’a plus de points d’honneurs que vous.
training-best-not = Ni en défense, ni avec les ouvertures faibles.
training-count = Nombre de donnes
training-endless = Sans fin
training-system = Système des robots
training-start = Commencer
training-mark = Des donnes choisies ne sont pas tirées au hasard : la marque le rappelle. Sept tables de robots jouent aussi chaque donne, pour comparer.

training-other = D’autres donnes
training-file = Les donnes d’un fichier
training-file-what = PBN, LIN, DUP… : vous les jouez l’une après l’autre, en Sud.
training-file-choose = Choisir un fichier
training-file-at = { $name } : { $boards ->
    [one] une donne
   *[other] { $boards } donnes
}
training-file-play = Jouer la donne { $place }
training-file-done = Toutes les donnes du fichier sont jouées.
training-number = Une donne par son numéro
training-number-what = Chaque donne a un numéro ; il figure dans le lien de la donne.
training-number-label = Numéro de la donne
training-number-open = Ouvrir
training-number-bad = Un numéro ne contient que des chiffres.
