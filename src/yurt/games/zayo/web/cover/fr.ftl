pitch-zayo = Remporte des plis, monte ton campement, gare au loup, et pars dans la steppe !
# Ce que compte le score, après le nombre
score-zayo =
    { $count ->
        [one] chameau
       *[other] chameaux
    }
# Le jeu en trois phrases, pendant qu’on attend les autres : le but, le tour, la fin
tour-zayo-want = Monte ton campement, rassemble un troupeau, échange-le contre des chameaux et pars dans la steppe !
tour-zayo-turn = Joue tes cartes pour gagner des plis. Chacun t’apporte un bout de campement, puis moutons et chèvres. Gare au loup et au voleur !
tour-zayo-end = Pars avant les autres avec assez de chameaux, et c’est gagné !
