# L’entraîneur : chance et adresse d’une partie terminée, et ce qui aurait pu être mieux.

coach-title = L’entraîneur
coach-title-of = L’entraîneur : { $game }
coach-open = Demander à l’entraîneur
coach-open-label = L’entraîneur : { $game }, table { $code }
coach-begins = L’entraîneur regarde la partie.
coach-looking = L’entraîneur regarde la partie : étape { $done } sur { $total }.
coach-progress = Où en est l’entraîneur
coach-patience = Il lui faut environ une minute, et d’autres passent peut-être avant toi. Tu peux partir et revenir plus tard.

# Chance et adresse
coach-balance = Chance et habileté
coach-terms = Tout le monde part avec la même part de victoire. La chance, c’est ce que les cartes, les dés et tout ce que tu ne pouvais pas savoir ont donné ou repris. Le reste, c’est ce qui s’est décidé à la table, par toi et par les autres. La précision est de 100 si chaque décision était la meilleure, et de 0 si des coups tirés au sort auraient fait aussi bien.
coach-wins = { $name } gagne.
coach-shares = { $name } partage la victoire.
coach-loses = { $name } ne gagne pas.
coach-luck = Chance
coach-decided = Décisions
coach-accuracy = Précision :
coach-sum = Chance { $luck }, décisions { $decided }, à { $error } près sur 100.

# Le graphique
coach-chart = Les chances au fil de la partie
coach-axis = Victoires sur 100
coach-cursor = Moment de la partie
coach-moment = { $number } sur { $count } :
coach-chance-of = { $name } gagne { $chance } fois sur 100.
coach-from = Début
coach-to = Fin
coach-back = À l’erreur précédente
coach-on = À l’erreur suivante
coach-see = Revoir ce moment
coach-table = Les chances en tableau
coach-what = Ce qui se passe

# Décisions
coach-decisions = Ce qui aurait pu être mieux
coach-whose = Les décisions de qui ?
coach-everyone = De tout le monde
coach-count =
    { $count ->
        [one] Une décision était nettement moins bonne qu’un autre choix.
       *[other] { $count } décisions étaient nettement moins bonnes qu’un autre choix.
    }
coach-none = Pas de grosse erreur. Belle partie, tout le monde !
coach-none-of = { $name } n’a fait aucune grosse erreur. Bien joué !
coach-all = Toutes les erreurs, même petites
coach-made = Joué
coach-better = Mieux
grade-slip = Petite erreur
grade-mistake = Erreur
grade-blunder = Grosse erreur

# Moments that mattered
coach-mattered = Les moments qui ont compté
coach-mattered-whose = Les moments de qui ?
coach-mattered-none = Pas de grand moment cette fois : bien joué, solide comme un yak !
coach-odds = Les chances
coach-moment-slip = « { $move } » : un petit faux pas.
coach-moment-mistake = « { $move } » : une erreur.
coach-moment-blunder = « { $move } » a coûté cher.
coach-moment-find = « { $move } » : bien vu !
coach-moment-unlucky = « { $move } » : c’était le bon choix. Pas de chance !
coach-moment-lucky = « { $move } » : c’était risqué, et ça a marché !
coach-moment-better = Mieux : « { $move } ».
