# Les tirages d’un suisse en ligne par l’arbitre.
event-draw-playing = Le tour { $next } se tire quand toutes les tables ont joué le tour { $round }.
event-draw-begun = Le tour { $round } a commencé, on y joue : son tirage ne change plus.
event-draw-at-real-tables = La section { $section } joue à de vraies tables : c’est l’arbitre qui tire ses tours.
