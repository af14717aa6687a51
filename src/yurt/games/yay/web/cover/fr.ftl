pitch-yay = Lance trois dés, remplis tes cases et barre les nombres des voisins. YAY !
# Ce que compte le score, après le nombre
score-yay =
    { $count ->
        [one] case
       *[other] cases
    }
# Le jeu en trois phrases, pendant qu’on attend les autres : le but, le tour, la fin
tour-yay-want = Tiens le plus de cases sur la feuille.
tour-yay-turn = Vise, lance trois dés et écris leur total là où l’un d’eux est tombé. Les nombres plus petits d’à côté sont barrés. YAY !
tour-yay-end = Une ligne et une colonne entières remplies, et c’est fini : compte tes cases !
