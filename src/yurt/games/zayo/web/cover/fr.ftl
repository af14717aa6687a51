pitch-zayo = Gagne des plis, monte ton camp, méfie-toi du loup et pars dans la steppe.
# Ce que compte le score, après le nombre
score-zayo =
    { $count ->
        [one] chameau
       *[other] chameaux
    }
