pitch-yay = Lance trois dés dans le plateau, remplis tes cases et raye celles des voisins.
# Ce que compte le score, après le nombre
score-yay =
    { $count ->
        [one] case
       *[other] cases
    }
