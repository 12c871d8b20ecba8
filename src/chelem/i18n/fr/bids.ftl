# Ce que veulent dire les annonces : un message pour chaque règle du système, dans les mots d'un joueur.
# $details : les longueurs et les points, s'il y a lieu ($some vaut alors 1).
bid-sentence = { $text }.
bid-or = { $text } ; ou { $other }
bid-forcing = { $text } ; { $force ->
    [1] forcing un tour
   *[2] forcing de manche
}
bid-and = { $some } et { $last }
bid-suit = { STRAIN($suit) }
bid-balanced = main régulière
bid-cards = { $count ->
    [1] { $kind ->
        [least] { $low } { $low ->
            [one] carte
           *[other] cartes
        } à { $suits } ou plus
        [exact] { $low ->
            [0] chicane à { $suits }
            [one] { $low } carte à { $suits }
           *[other] { $low } cartes à { $suits }
        }
        [most] { $high } { $high ->
            [one] carte
           *[other] cartes
        } à { $suits } au plus
        [pair] { $low } ou { $high } cartes à { $suits }
       *[both] { $low } à { $high } cartes à { $suits }
    }
   *[other] { $kind ->
        [least] { $low } { $low ->
            [one] carte
           *[other] cartes
        } ou plus à { $suits }
        [exact] { $low ->
            [0] chicane à { $suits }
            [one] { $low } carte à { $suits }
           *[other] { $low } cartes à { $suits }
        }
        [most] { $high } { $high ->
            [one] carte
           *[other] cartes
        } au plus à { $suits }
        [pair] { $low } ou { $high } cartes à { $suits }
       *[both] { $low } à { $high } cartes à { $suits }
    }
}
bid-points = { $kind ->
    [least] { $low } { $count } ou plus
    [exact] { $low } { $count }
    [most] { $high } { $count } au plus
    [pair] { $low } ou { $high } { $count }
   *[both] { $low } à { $high } { $count }
}
bid-natural = { $some ->
    [0] enchère naturelle
   *[1] { $details }
}
bid-colon = { $some ->
    [0] { "" }
   *[1] { " " }: { $details }
}
bid-comma = { $some ->
    [0] { "" }
   *[1] , { $details }
}

# L'ouverture.
bid-opening-major = { bid-natural }
bid-opening-minor = { bid-natural }
bid-opening-notrump = { bid-natural }
bid-opening-strong = { CALL($call) } fort conventionnel{ bid-colon } ; forcing
bid-opening-weak = { $level } faible{ bid-colon }
bid-opening-preempt = barrage{ bid-colon }
bid-opening-pass = pas de quoi ouvrir{ bid-colon }

# Les réponses.
bid-response-suit = { bid-natural }
bid-response-two = { bid-natural }
bid-response-two-least = { bid-natural }
bid-response-least = attente avec une main forte{ bid-colon } ; forcing
bid-response-jump = saut fort{ bid-colon }
bid-response-notrump = à sans-atout{ bid-colon }
bid-response-pass = rien à annoncer{ bid-colon }
bid-response-cue = cue-bid (leur couleur), pour jouer la manche{ bid-colon }
bid-response-game = manche, à jouer{ bid-colon }
bid-response-invite = invite à la manche{ bid-colon }
bid-raise-single = soutien simple{ bid-colon }
bid-raise-invite = soutien, invite à la manche{ bid-colon }
bid-raise-game = soutien à la manche{ bid-colon }
bid-raise-preempt = soutien en barrage{ bid-colon }
bid-raise-law = soutien (loi des atouts){ bid-colon }
bid-raise-cue = cue-bid (leur couleur), fort soutien{ bid-colon }
bid-raise-accept = accepte la manche{ bid-colon }
bid-raise-decline = minimum : refuse la manche{ bid-comma }
bid-raise-minimum = minimum : rien de plus{ bid-comma }
bid-redouble-strong = surcontre de force{ bid-colon }

# La suite des enchères de l'ouvreur et du répondant.
bid-rebid-raise = soutien{ bid-colon }
bid-rebid-raise-least = soutien faute de mieux{ bid-colon }
bid-rebid-notrump = à sans-atout{ bid-colon }
bid-rebid-suit = deuxième couleur{ bid-colon }
bid-rebid-jump = deuxième couleur à saut{ bid-colon }
bid-rebid-reverse = bicolore cher{ bid-colon }
bid-rebid-again = répète sa couleur{ bid-colon }
bid-rebid-jump-again = répète sa couleur à saut{ bid-colon }
bid-rebid-game = manche, à jouer{ bid-colon }
bid-rebid-invite = invite à la manche{ bid-colon }
bid-rebid-least = faute de mieux{ bid-colon }
bid-rebid-pass = rien à ajouter{ bid-colon }
bid-second-enquiry = Roudi{ bid-comma } : demande trois cartes à la majeure, et la force
bid-second-three = réponse au Roudi : trois cartes à la majeure, minimum
bid-second-three-maximum = réponse au Roudi : trois cartes à la majeure, maximum
bid-second-minimum = réponse au Roudi : pas trois cartes à la majeure, minimum
bid-second-maximum = réponse au Roudi : pas trois cartes à la majeure, maximum
bid-second-suits = bicolore majeur{ bid-colon }
bid-second-again = répète sa couleur{ bid-colon }
bid-second-invite = invite à la manche{ bid-colon }
bid-second-game = manche, à jouer{ bid-colon }
bid-second-pass = rien à ajouter{ bid-colon }
bid-negative-suit = nomme la majeure du contre{ bid-colon }
bid-negative-jump = nomme la majeure du contre à saut{ bid-colon }
bid-negative-game = manche, dans la majeure du contre{ bid-colon }
bid-negative-notrump = à sans-atout, leur couleur arrêtée{ bid-colon }
bid-negative-least = faute de mieux{ bid-colon }

# Après 1SA ou 2SA.
bid-nt-stayman = Stayman : demande une majeure quatrième{ bid-comma }
bid-nt-four-hearts = réponse au Stayman : 4 cartes à ♥
bid-nt-four-spades = réponse au Stayman : 4 cartes à ♠, pas 4 à ♥
bid-nt-no-major = réponse au Stayman : pas de majeure quatrième
bid-nt-other-major = l'autre majeure : 4 cartes à ♠ aussi
bid-nt-transfer = Texas (Jacoby){ bid-colon }
bid-nt-accept-transfer = rectifie le Texas
bid-nt-superaccept = rectifie le Texas à saut : quatre atouts et un maximum
bid-nt-clubs = relais{ bid-comma } : demande 3♣, pour y jouer
bid-nt-to-clubs = répond au relais, comme demandé
bid-nt-two-suits = bicolore, après le Texas{ bid-colon }
bid-nt-choice = choix de manche : 3SA ou la majeure{ bid-comma }
bid-nt-game = manche, à jouer{ bid-colon }
bid-nt-major-game = manche à la majeure{ bid-colon }
bid-nt-invite = invite à 3SA{ bid-colon }
bid-nt-invite-major = invite à la manche à la majeure{ bid-colon }
bid-nt-invite-five = invite à la manche{ bid-colon }
bid-nt-accept = maximum : accepte la manche
bid-nt-decline = minimum : refuse la manche
bid-nt-pass = rien à ajouter{ bid-colon }
bid-nt-quantitative = 4SA quantitatif{ bid-comma } : six si le partenaire est maximum
bid-nt-slam = petit chelem, à jouer{ bid-colon }
bid-nt-grand = grand chelem, à jouer{ bid-colon }
bid-stop = à jouer

# Après 2♣ fort, un 2 faible ou un barrage.
bid-strong-waiting = relais d'attente : pas de réponse positive
bid-strong-positive = réponse positive{ bid-colon }
bid-strong-notrump = à sans-atout{ bid-colon }
bid-strong-suit = { bid-natural }
bid-strong-raise = soutien{ bid-colon }
bid-strong-game = manche, sans espoir de chelem{ bid-colon }
bid-strong-nothing = rien à montrer, faute de mieux
bid-preempt-ask = 2SA conventionnel{ bid-comma } : demande si le 2 faible est maximum
bid-preempt-maximum = répond à 2SA : maximum{ bid-comma }
bid-preempt-minimum = répond à 2SA : minimum
bid-preempt-raise = prolonge le barrage{ bid-colon }
bid-preempt-game = manche, à jouer{ bid-colon }
bid-preempt-own = manche dans sa propre couleur{ bid-colon }
bid-preempt-pass = rien à ajouter{ bid-colon }
bid-preempt-silent = a tout dit : le partenaire décide

# Les chelems.
bid-slam-aces = Blackwood : demande les as
bid-slam-answer = réponse au Blackwood : { $strain ->
    [C] aucun as, ou quatre
    [D] un as
    [H] deux as
   *[S] trois as
}
bid-slam-small = petit chelem, à jouer{ bid-colon }
bid-slam-grand = grand chelem, à jouer{ bid-colon }
bid-slam-stop = s'arrête ici : pas de chelem
bid-slam-pass = à jouer
bid-slam-accept = maximum : accepte le chelem
bid-slam-decline = minimum : refuse le chelem

# En défense.
bid-overcall-suit = intervention{ bid-colon }
bid-overcall-notrump = intervention à sans-atout{ bid-colon }
bid-overcall-weak = intervention en barrage{ bid-colon }
bid-double-takeout = contre d'appel{ bid-colon }
bid-double-strong = toute main forte{ bid-colon }
bid-double-notrump = contre de 1SA, pour punir{ bid-colon }
bid-double-negative = contre négatif (Spoutnik), pour les couleurs non nommées{ bid-colon }
bid-double-values = des points, sans meilleure enchère{ bid-colon }
bid-double-reopening = contre de réveil, pour les autres couleurs{ bid-colon }
bid-double-penalty = contre punitif{ bid-colon }
bid-double-owed = contre punitif : la manche était promise
bid-double-left = transforme le contre
bid-reopening-notrump = réveil à sans-atout{ bid-colon }
bid-defence-pass = rien à annoncer{ bid-colon }
bid-advance-suit = { bid-natural }
bid-advance-raise = soutien{ bid-colon }
bid-advance-law = soutien (loi des atouts){ bid-colon }
bid-advance-cue = cue-bid (leur couleur), fort soutien{ bid-colon }
bid-advance-cue-double = cue-bid (leur couleur){ bid-comma } : demande au contreur de décrire sa main
bid-advance-shows = répond au cue-bid{ bid-colon }
bid-advance-jump = réponse à saut{ bid-colon }
bid-advance-notrump = à sans-atout, leur couleur arrêtée{ bid-colon }
bid-advance-game = manche, à jouer{ bid-colon }
bid-advance-accept = accepte la manche{ bid-colon }
bid-advance-minimum = minimum : rien de plus
bid-advance-least = réponse forcée, faute de mieux{ bid-colon }
bid-advance-convert = passe punitif, pour jouer leur contrat contré{ bid-colon }
bid-advance-pass = rien à annoncer{ bid-colon }
bid-doubler-raise = soutien d'une main forte{ bid-colon }
bid-doubler-suit = main forte, avec sa couleur{ bid-colon }
bid-doubler-notrump = main forte, à sans-atout{ bid-colon }
bid-doubler-game = manche, à jouer{ bid-colon }
bid-doubler-pass = rien à ajouter{ bid-colon }

# Les enchères naturelles, quand aucune convention ne s'applique.
bid-judge-game = manche, à jouer{ bid-colon }
bid-judge-invite = invite à la manche{ bid-colon }
bid-judge-fourth = quatrième couleur : demande une précision{ bid-comma }
bid-judge-suit = nouvelle couleur{ bid-colon }
bid-judge-notrump = à sans-atout{ bid-colon }
bid-judge-preference = préférence{ bid-colon }
bid-judge-again = répète sa couleur{ bid-colon }
bid-judge-correct = corrige en majeure{ bid-colon }
bid-judge-least = faute de mieux{ bid-colon }
bid-judge-pass = rien à ajouter{ bid-colon }
bid-compete-law = lutte (loi des atouts){ bid-colon }
bid-compete-suit = lutte avec une longue{ bid-colon }
bid-compete-pass = rien à ajouter{ bid-colon }
bid-plain-suit = hors système, naturel{ bid-colon }
bid-plain-notrump = hors système, pour jouer à sans-atout
bid-plain-raise = hors système, soutien{ bid-colon }
bid-plain-call = { $call ->
    [P] rien à ajouter
   *[other] hors système, aucun sens convenu
}
