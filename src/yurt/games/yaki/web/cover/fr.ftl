pitch-yaki = Retourne, retiens et file jusqu’au trophée : ici, les enfants battent souvent les grands !
# Ce que compte le score, après le nombre
score-yaki =
    { $count ->
        [one] trophée
       *[other] trophées
    }
