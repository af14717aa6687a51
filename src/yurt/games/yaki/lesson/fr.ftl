# La leçon de YAKI en français (docs/lessons.md)

lesson-opening = Dans YAKI, tu vas du drapeau au trophée, jeton après jeton. Les 20 jetons sont cachés dans le sable : retiens ce que tu vois. Ce chemin est court ; d’habitude il a dix cases.

lesson-start = Ton chemin est vide : n’importe quel jeton peut le commencer. Touche le jeton du coin en haut à gauche pour le retourner.
lesson-start-other = Tous les jetons iraient. Pour cette leçon, prends celui du coin en haut à gauche : tu vas le retrouver.
lesson-start-right = Le 3 rouge est sur ta case départ. Tant que tes jetons conviennent, tu en retournes un autre.

lesson-follow = La case suivante est sans couleur. Après le 3 rouge : un jeton rouge, un 2, un 3 ou un 4, comme sur les images en bas. Retourne un jeton des deux rangées du haut.
lesson-follow-other = Celui-là pourrait aller aussi. Mais garde les deux rangées du bas pour plus tard et essaie plus haut.
lesson-follow-right = Le 4 jaune convient : il n’est pas rouge, mais 4, c’est un de plus que 3. Seuls 5 et 1 ne sont pas voisins.

lesson-miss = Ta case suivante est rouge : il faut un jeton rouge qui va avec ton 4 jaune. Où sont le 4 et le 5 rouges, personne ne le sait. Tente ta chance dans le coin en bas à droite.
lesson-miss-other = Il y est peut-être. Mais essaie ici le coin en bas à droite, même si ça rate.
lesson-miss-right = Le 1 violet ne convient pas : il reprend sa place, ton 3 rouge aussi. Seul reste ton jeton le plus avancé. Retiens les deux places et regarde bien { $seat1 }.

lesson-remember = { $seat1 } avait le 5 rouge et a dû le remettre. Il est rouge, et 5, c’est un de plus que ton 4. Te rappelles-tu sa place ? Retourne-le.
lesson-remember-other = Pas là. { $seat1 } l’a pris dans la rangée du bas : c’est le deuxième jeton à partir de la gauche.
lesson-remember-right = Le 5 rouge convient, et le voilà sur la case rouge. Ce que les autres retournent t’aide aussi.

lesson-own = Encore une case sans couleur : un jeton rouge, un 4 ou un 5. Ton 3 rouge a repris sa place à la fin de ton tour. Va le chercher.
lesson-own-other = Peut-être, mais tu en connais un sûr. Ton 3 rouge est là où tu as commencé : dans le coin en haut à gauche.
lesson-own-right = Un jeton reprend toujours sa propre place. Si tu la retiens, il te sert encore.

lesson-luck = Une case verte : le 2 ou le 3 vert irait, et personne ne les a vus. Quand on ne sait rien, on tente un nouveau jeton. Essaie la troisième rangée.
lesson-luck-other = Tu le connais déjà, ou ce n’est pas le moment. Prends-en un nouveau : personne n’a encore touché à la troisième rangée.
lesson-luck-right = Le 2 vert. S’il n’avait pas convenu, ton tour serait fini, et seul le 3 rouge resterait sur ton chemin.

lesson-trophy = Plus que le trophée. Toutes les couleurs y vont : un jeton vert, un 1, un 2 ou un 3. Tu as vu un 1, à la fin de ton premier tour. Où est-il ?
lesson-trophy-other = Presque. Le 1 violet était dans le coin en bas à droite.
lesson-trophy-right = À toi le trophée. On mélange tous les jetons, chaque plateau passe à la personne de gauche, et une nouvelle manche commence.

lesson-ending = Gagne la partie qui a trois trophées en premier. Regarde bien, même quand ce n’est pas ton tour : chaque jeton aide qui s’en souvient.
