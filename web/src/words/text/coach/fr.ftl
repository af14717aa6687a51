# L’entraîneur : chance et adresse d’une partie terminée, et ce qui aurait pu être mieux.

coach-title = L’entraîneur
coach-title-of = L’entraîneur : { $game }
coach-open = L’entraîneur : chance et adresse
coach-open-label = L’entraîneur : { $game }, table { $code }
coach-begins = L’entraîneur regarde la partie.
coach-looking = La partie est à l’étude : étape { $done } sur { $total }.
coach-progress = Où en est l’entraîneur
coach-patience = Il lui faut environ une minute ; d’autres passent peut-être avant toi. Tu peux partir et revenir plus tard.

# Chance et adresse
coach-balance = Chance et adresse
coach-terms = Tout le monde commence avec la même part de la victoire. La chance, c’est ce que les cartes, les dés et le tirage ont donné ou pris ; l’adresse, c’est ce que les décisions de toute la table ont donné ou pris, paris heureux et malheureux compris. Ensemble, elles font le résultat, tel que les robots le jugent.
coach-wins = { $name } gagne.
coach-shares = { $name } gagne avec d’autres.
coach-loses = { $name } ne gagne pas.
coach-luck = Chance
coach-skill = Adresse
coach-sum = Chance { $luck }, adresse { $skill }, à { $error } sur 100 près.

# Le graphique
coach-chart = Les chances au fil de la partie
coach-axis = Victoires sur 100
coach-cursor = Moment de la partie
coach-moment = { $number } sur { $count } :
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
coach-whose = Les décisions de qui ?
coach-everyone = De tout le monde
coach-count =
    { $count ->
        [one] Une décision était nettement moins bonne qu’un autre choix.
       *[other] { $count } décisions étaient nettement moins bonnes qu’un autre choix.
    }
coach-none = Aucune décision n’était nettement moins bonne qu’un autre choix. Bien joué, vous tous.
coach-none-of = Aucune décision de { $name } n’était nettement moins bonne qu’un autre choix. Bien joué.
coach-made = Joué
coach-better = Mieux
grade-slip = Petite erreur
grade-mistake = Erreur
grade-blunder = Grosse erreur
