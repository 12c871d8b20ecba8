# Une nouvelle table : le jeu, la partie, les places, les options.
new-title = Nouvelle table
new-game = Jeu
new-match = Partie
new-chairs = Les places
new-chair-me = moi
new-chair-bot = un robot
new-chair-open = place libre, pour un ami
new-more = Options et réglages de la table
new-open = Ouvrir la table
form-duplicate-size = Nombre de donnes
form-deals-size = Nombre de donnes
choice-mark = Marque
choice-mark-simplified = simplifiée
choice-mark-traditional = traditionnelle
choice-redouble = Surcontre
choice-redouble-true = permis
choice-redouble-false = non
choice-immediate_loss = Contré, quatre de chute : partie perdue
choice-immediate_loss-true = oui
choice-immediate_loss-false = non
choice-unfinished_partscore = Partielle d’un robre inachevé
choice-unfinished_partscore-100 = 100 points
choice-unfinished_partscore-50 = 50 points
choice-chicago_vulnerable = Chicago : vulnérable aux donnes 2 et 3
choice-chicago_vulnerable-dealer = le camp du donneur
choice-chicago_vulnerable-non-dealer = l’autre camp
choice-chicago_honours = Chicago : honneurs
choice-chicago_honours-true = comptés
choice-chicago_honours-false = non
choice-chicago_partscores = Chicago : partielles
choice-chicago_partscores-carried = reportées de donne en donne
choice-chicago_partscores-fifty = 50 chacune, sans report ni honneurs
choice-doubling = Contres
choice-doubling-unlimited = sans limite
choice-doubling-hundred = jusqu’à 100 la levée
choice-redealer = Si tous passent
choice-redealer-same = le même redonne
choice-redealer-next = le suivant donne
bots-system = Système d’enchères
bots-style = Style des robots
bots-style-usual = habituel
new-side = { $side ->
    [NS] Nord-Sud joue
   *[EW] Est-Ouest joue
}
new-side-usual = le système ci-dessus
new-side-unnamed = feuille sans nom
