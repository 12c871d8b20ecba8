# Systèmes d'enchères : les fautes d'un fichier. $at dit où : fichier, ligne et colonne.
system-syntax = { $at } : « { $found } » n'a pas sa place ici.
system-unfinished = { $at } : cette ligne n'est pas terminée.
system-end = { $at } : le fichier s'arrête au milieu d'une section ou d'une règle.
system-phrase = { $at } : « { $phrase } » n'est pas dans le vocabulaire.
system-phrase-near = { $at } : « { $phrase } » n'est pas dans le vocabulaire ; le plus proche est « { $near } ».
system-call = { $at } : « { $call } » ne désigne pas une annonce.
system-attribute = { $at } : « { $attribute } » n'est pas une propriété d'annonce.
system-letter = { $at } : la lettre « { $letter } » n'est pas dans l'expression définie.
system-number = { $at } : « { $text } » n'est ni un nombre ni une fourchette.
system-option = { $at } : il n'y a pas d'option « { $name } ».
system-value = { $at } : l'option « { $name } » veut un nombre entier, on ou off, et non « { $value } ».
system-taken = { $at } : « { $phrase } » a déjà un sens dans le vocabulaire ; choisissez un autre nom.
system-include = { $at } : le fichier « { $name } » à inclure est introuvable, ou s'inclut lui-même.
system-sides = { $at } : dans « { $sequence } », les camps n'annoncent pas chacun à leur tour, ou l'annonce adverse qui précède la nôtre manque à la fin : mettez les leurs entre parenthèses, ou « - » quand ils passent.
system-unknown = Il n'y a pas de système « { $name } ». Choisissez parmi : { $names } ; ou nommez un fichier en .system.
system-style = Le système « { $system } » n'a pas de style « { $style } ». Choisissez parmi : { $names }.
