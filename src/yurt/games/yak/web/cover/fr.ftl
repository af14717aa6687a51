pitch-yak = Mens tant que tu veux, mais ne te fais pas prendre !
# Ce que compte le score, après le nombre
score-yak =
    { $count ->
        [one] carte
       *[other] cartes
    }
# Le jeu en trois phrases, pendant qu’on attend les autres : le but, le tour, la fin
tour-yak-want = Ramasse le moins de cartes possible. Bluffe tant que tu veux, mais ne te fais pas prendre !
tour-yak-turn = Pose une carte cachée sur la pile et annonce ce qu’elle contient : « 4 yaks ! » Ou mets en doute la dernière annonce.
tour-yak-end = Quand la pioche est vide, le prochain doute décide de tout : gagne avec le moins de cartes !
