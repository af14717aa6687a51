pitch-yam-master = Cinq dés, trois lancers, un plateau : un duel pour le plus bel alignement.
# Ce que compte le score, après le nombre
score-yam-master =
    { $count ->
        [one] point marqué
       *[other] points marqués
    }
