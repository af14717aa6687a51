pitch-yam-master = Cinq dés, un plateau, toi contre moi : que le duel commence !
# Ce que compte le score, après le nombre
score-yam-master =
    { $count ->
        [one] point marqué
       *[other] points marqués
    }
# Le jeu en trois phrases, pendant qu’on attend les autres : le but, le tour, la fin
tour-yam-master-want = Aligne tes pions : trois rapportent 1 point, quatre en rapportent 2.
tour-yam-master-turn = Lance les cinq dés jusqu’à trois fois et garde ceux qui te plaisent. Puis pose un pion sur une case qui leur correspond.
tour-yam-master-end = Cinq pions alignés, et c’est gagné ! Sinon, une réserve se vide, et on compte les points.
