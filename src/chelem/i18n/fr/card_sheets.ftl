# Une feuille de conventions sur papier : les rubriques des feuilles des fédérations.
card-sheet-about = { $layout ->
    [ffb] Rubriques de la feuille de conventions de la FFB.
    [acbl] Rubriques de la feuille de conventions de l’ACBL.
   *[wbf] Rubriques de la feuille de conventions de la WBF.
} Les points sont des points d’honneur (H), sauf mention des points de soutien (HLD). Personne n’est vulnérable ; les annonces adverses sont entre parenthèses.
card-sheet-names = Joueurs
card-sheet-notes = Notes
card-sheet-system = Système
card-sheet-label = { $label } :
card-sheet-forcing = Forcing
card-sheet-artificial = Ouvertures artificielles
card-sheet-negative = Contres Spoutnik
card-sheet-negative-through = jusqu’à { CALL($bid) }
card-sheet-written = { $path } est écrit, avec les rubriques de { $layout ->
    [ffb] la FFB
    [acbl] l’ACBL
   *[wbf] la WBF
}.
card-file-layout = Pour écrire un PDF, choisissez aussi les rubriques : --layout ffb, acbl ou wbf.

card-sheet-panel-general = Généralités
card-sheet-panel-minor-openings = Ouvertures en mineure
card-sheet-panel-major-openings = Ouvertures en majeure
card-sheet-panel-notrump-openings = Ouvertures à sans-atout
card-sheet-panel-two-openings = Ouvertures au palier de deux
card-sheet-panel-other-constructive = Autres enchères
card-sheet-panel-doubles = Contres
card-sheet-panel-notrump-overcalls = Interventions à sans-atout
card-sheet-panel-overcalls = Interventions
card-sheet-panel-over-their-notrump = Défense contre le sans-atout
card-sheet-panel-direct-cue-bids = Cue-bids directs
card-sheet-panel-over-their-double = Sur leur contre d’appel
card-sheet-panel-preempts = Barrages
card-sheet-panel-slams = Chelems
card-sheet-panel-carding = Entames et signalisation
card-sheet-panel-defensive-bidding = Interventions et enchères compétitives
card-sheet-panel-leads-and-signals = Entames et signalisation
card-sheet-panel-system-summary = Résumé du système
card-sheet-panel-opening-descriptions = Ouvertures et réponses
card-sheet-panel-openings = Ouvertures
card-sheet-panel-competitive-bidding = Enchères compétitives

card-sheet-general-approach = Approche générale et style
card-sheet-forcing-openings = Ouvertures forcing
card-sheet-preparation = Enchères pouvant nécessiter une défense
card-sheet-one-club = Ouverture de 1♣
card-sheet-one-diamond = Ouverture de 1♦
card-sheet-one-heart = Ouverture de 1♥
card-sheet-one-spade = Ouverture de 1♠
card-sheet-one-major = Ouvertures de 1♥ et de 1♠
card-sheet-minor-raises = Soutiens en mineure
card-sheet-minor-raises-contested = Soutiens après intervention
card-sheet-major-raises = Soutiens en majeure
card-sheet-major-raises-contested = Soutiens après intervention
card-sheet-drury = Après passe (Drury)
card-sheet-one-notrump = Ouverture de 1SA
card-sheet-one-notrump-responses = Réponses à 1SA
card-sheet-one-notrump-contested = Quand ils parlent sur notre 1SA
card-sheet-two-notrump = Ouverture de 2SA
card-sheet-three-notrump = Ouverture de 3SA
card-sheet-two-clubs = Ouverture de 2♣
card-sheet-two-diamonds = Ouverture de 2♦
card-sheet-two-hearts = Ouverture de 2♥
card-sheet-two-spades = Ouverture de 2♠
card-sheet-weak-twos = Ouvertures de 2♥ et de 2♠
card-sheet-two-over-one = Réponses « 2 sur 1 »
card-sheet-jump-shifts = Réponses à saut
card-sheet-new-minor = Sur la redemande à 1SA
card-sheet-fourth-suit = Quatrième couleur
card-sheet-later-auction = Suite des enchères
card-sheet-over-strong-openings = Contre leurs ouvertures fortes artificielles
card-sheet-other-conventions = Autres conventions
card-sheet-negative-doubles = Spoutnik
card-sheet-responsive-doubles = Contre responsive
card-sheet-support-doubles = Contre de soutien
card-sheet-takeout-doubles = Contres d’appel
card-sheet-competitive-doubles = Contres particuliers
card-sheet-one-notrump-direct = 1SA direct
card-sheet-one-notrump-balancing = 1SA en réveil
card-sheet-one-notrump-overcalls = Interventions à 1SA
card-sheet-two-notrump-overcall = 2SA
card-sheet-simple-overcalls = Interventions simples
card-sheet-overcalls = Interventions et réponses
card-sheet-overcall-responses = Réponses à l’intervention
card-sheet-jump-overcalls = Interventions à saut
card-sheet-over-one-notrump = Sur leur 1SA
card-sheet-two-suiters = Cue-bid de leur couleur
card-sheet-direct-cue-bids = Cue-bids directs, simples et à saut
card-sheet-major-doubled = Après notre 1♥ ou 1♠
card-sheet-minor-doubled = Après notre 1♣ ou 1♦
card-sheet-over-their-double = Sur leur contre d’appel
card-sheet-opening-preempts = Ouvertures de barrage
card-sheet-high-openings = Ouvertures à partir de 3♣
card-sheet-over-preempts = Contre leurs barrages
card-sheet-forcing-passes = Séquences de passe forcing
card-sheet-important-notes = Notes importantes
card-sheet-psychics = Enchères psychiques
card-sheet-blackwood = Blackwood
card-sheet-gerber = Gerber
card-sheet-control-bids = Contrôles
card-sheet-high-level = Enchères de chelem
card-sheet-leads-style = Style des entames
card-sheet-leads = Entames
card-sheet-leads-against-suits = Entames à la couleur
card-sheet-leads-against-notrump = Entames à sans-atout
card-sheet-leads-later = Attaques en cours de jeu
card-sheet-honour-leads = Entames d’honneurs et de petites cartes
card-sheet-signals = Signalisation et défausses
card-sheet-signals-to-partner = Signalisation
card-sheet-first-discard = Première défausse
card-sheet-other-carding = Autres signaux
help-convention-card-layout = Imprimer selon les rubriques d’une fédération : ffb, acbl ou wbf.
help-convention-card-pdf = Écrire ces rubriques dans un fichier PDF, au format A4, plutôt qu’à l’écran.
help-convention-card-to = Ce que convert écrit : toml, une feuille de Chelem, ou bml, les premiers tours d’enchères en BML.
bml-about = Ouvertures, réponses et interventions selon les règles du système « { $system } », écrites par Chelem.
