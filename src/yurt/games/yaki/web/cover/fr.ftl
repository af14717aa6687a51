pitch-yaki = Retourne, retiens et file jusqu’au trophée : ici, les enfants battent souvent les grands !
# Ce que compte le score, après le nombre
score-yaki =
    { $count ->
        [one] trophée
       *[other] trophées
    }
# Le jeu en trois phrases, pendant qu’on attend les autres : le but, le tour, la fin
tour-yaki-want = Gagne trois trophées avant tout le monde. Il y en a un au bout de ton chemin !
tour-yaki-turn = Retourne un jeton. S’il va avec ton dernier, il est à toi et tu continues. Retiens bien où sont les autres !
tour-yaki-end = Au troisième trophée, c’est gagné, tout de suite.
