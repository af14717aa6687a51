# La leçon de YAKI en français (docs/lessons.md)

lesson-opening = Dans YAKI, tu vas du drapeau au trophée, jeton après jeton. Les 20 sont cachés dans le sable : quatre couleurs, de 1 à 5, chacun une seule fois. Retiens ce que tu vois.

lesson-start = Ton chemin est vide : n’importe quel jeton peut le commencer. Touche le jeton du coin en haut à gauche pour le retourner.
lesson-start-other = Tous les jetons iraient. Pour cette leçon, prends celui du coin en haut à gauche : tu vas le retrouver.
lesson-start-right = Le 3 rouge est sur ta case départ. Tant que tes jetons conviennent, tu en retournes un autre.

lesson-follow = La case suivante est sans couleur. Après le 3 rouge : un jeton rouge, un 2, un 3 ou un 4, comme sur les images en bas. Retourne un jeton des deux rangées du haut.
lesson-follow-other = Celui-là pourrait aller aussi. Mais garde les deux rangées du bas pour plus tard et essaie plus haut.
lesson-follow-right = Le 4 jaune convient : il n’est pas rouge, mais 4, c’est un de plus que 3. Le même nombre ou un de moins va aussi. Mais 5 et 1 ne sont pas voisins.

lesson-miss = Ta case suivante est rouge : il faut un jeton rouge qui va avec ton 4 jaune. Le 3 rouge est déjà posé, et personne ne sait où sont le 4 et le 5. Essaie le coin en bas à droite.
lesson-miss-other = Il y est peut-être. Mais essaie ici le coin en bas à droite, même si ça rate.
lesson-miss-right = Le 1 violet ne convient pas : ton tour finit. Il reprend sa place, le 3 rouge aussi ; seul reste ton jeton de tête. Retiens les deux places, et maintenant regarde { $seat1 }.

lesson-remember = Le dernier jeton ne convenait pas, alors { $seat1 } a dû remettre le 5 rouge. Il irait après ton 4. Te rappelles-tu sa place ? Retourne-le.
lesson-remember-other = Le 5 rouge n’est pas là : c’est le deuxième jeton à partir de la gauche, dans la rangée du bas. Le 3 rouge irait aussi, mais garde-le pour plus tard.
lesson-remember-right = Le 5 rouge convient, et le voilà sur la case rouge. Ce que les autres retournent t’aide aussi.

lesson-own = Encore une case sans couleur : un jeton rouge, un 4 ou un 5. Ton 3 rouge a repris sa place à la fin de ton tour. Va le chercher.
lesson-own-other = Peut-être, mais tu en connais un sûr. Ton 3 rouge est là où tu as commencé : dans le coin en haut à gauche.
lesson-own-right = Un jeton remis se retrouve toujours à son ancienne place. Si tu la retiens, il te sert encore.

lesson-luck = Une case verte. { $seat1 } a le 4 vert, et personne n’a vu le 2 ni le 3. Quand on ne sait rien, on tente un nouveau jeton. Essaie la troisième rangée.
lesson-luck-other = Pas celui-là. Prends un jeton que personne n’a encore retourné : essaie la troisième rangée.
lesson-luck-right = Le 2 vert convient. Sinon, ton tour serait fini, et seul le 3 rouge resterait sur ton chemin.

lesson-trophy = Plus que le trophée. Toutes les couleurs y vont : un jeton vert, un 1, un 2 ou un 3. Tu as vu le 1 violet à la fin de ton premier tour. Où est-il ?
lesson-trophy-other = Pas là. Le 1 violet est dans le coin en bas à droite.
lesson-trophy-right = À toi le trophée. On mélange tous les jetons, chaque chemin passe à la personne de gauche, et une nouvelle manche commence.

lesson-ending = Dans une partie, le chemin a dix cases, et qui a trois trophées en premier gagne. Regarde bien, même quand ce n’est pas ton tour : chaque jeton aide qui s’en souvient.
