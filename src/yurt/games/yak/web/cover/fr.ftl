pitch-yak = Annonce plus qu’on ne peut croire, et ne te fais pas prendre.
# Ce que compte le score, après le nombre
score-yak =
    { $count ->
        [one] carte
       *[other] cartes
    }
