# L'entraîneur arrête un coup qui coûte cher.
coach-title = { ACTION($action) } : vraiment ?
coach-better = Mieux : { ACTION($action) }.
coach-again = Choisir autre chose
coach-anyway = { ACTION($action) } quand même
