# Draws of an online Swiss by its director.
event-draw-playing = Round { $next } is drawn when all tables have played round { $round }.
event-draw-begun = Round { $round } has begun, and people play it: its draw stays.
event-draw-at-real-tables = Section { $section } plays at real tables: the director draws its rounds.
