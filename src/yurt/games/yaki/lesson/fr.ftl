# La leçon de YAKI en français (docs/lessons.md)

lesson-opening = Va du drapeau au trophée, jeton après jeton ! Les 20 jetons sont cachés dans le sable : quatre couleurs, de 1 à 5, un de chaque. Tout le monde voit ce qu’on retourne : retiens-le !

lesson-start = Ton chemin est vide : n’importe quel jeton peut le commencer. Touche celui du coin en haut à gauche pour le retourner.
lesson-start-other = Tous les jetons iraient. Mais pour cette leçon, prends celui du coin en haut à gauche : tu vas le retrouver.
lesson-start-right = Le 3 rouge va sur ta case départ. Tant que tes jetons vont, tu en retournes un autre.

lesson-follow = La case suivante est sans couleur. Après le 3 rouge, un jeton rouge, un 2, un 3 ou un 4 : regarde les images en bas. Retourne un jeton des deux rangées du haut.
lesson-follow-other = Celui-là pourrait aller aussi. Mais garde les deux rangées du bas pour plus tard et essaie plus haut.
lesson-follow-right = Le 4 jaune, ça va ! Il n’est pas rouge, mais 4, c’est un de plus que 3. Le même nombre ou un de moins, ça va aussi. Mais 5 et 1 ne sont pas voisins.

lesson-miss = Ta case suivante est rouge : il faut un jeton rouge qui va avec ton 4 jaune. Tu as déjà le 3 rouge, et personne ne sait où sont le 4 et le 5. Essaie le coin en bas à droite.
lesson-miss-other = Il y est peut-être. Mais ici, essaie le coin en bas à droite, même si ça rate.
lesson-miss-right = Aïe, le 1 violet ne va pas ! Ton tour finit. Il reprend sa place, le 3 rouge aussi : seul le plus avancé reste. Retiens les deux endroits, et maintenant regarde { $seat1 }.

lesson-remember = { $seat1 } a raté aussi, alors le 5 rouge a repris sa place. Il est rouge, et 5, c’est un de plus que ton 4. Tu te rappelles où il est ? Retourne-le !
lesson-remember-other = Le 5 rouge n’est pas là : c’est le deuxième jeton à partir de la gauche, dans la rangée du bas. Le 3 rouge irait aussi, mais garde-le pour plus tard.
lesson-remember-right = Bien retenu ! Le 5 rouge va sur la case rouge. Ce que les autres retournent t’aide aussi.

lesson-own = Encore une case sans couleur : un jeton rouge, un 4 ou un 5. Ton 3 rouge a repris sa place à la fin de ton tour. Va le chercher !
lesson-own-other = Peut-être, mais il y en a un que tu connais : ton 3 rouge est là où tu as commencé, dans le coin en haut à gauche.
lesson-own-right = Un jeton remis reprend toujours sa place. Retiens-la, et tu pourras t’en resservir !

lesson-luck = Une case verte ! { $seat1 } a le 4 vert, et personne n’a vu le 2 ni le 3. Alors tente ta chance : prends un nouveau jeton dans la troisième rangée.
lesson-luck-other = Pas celui-là. Prends un jeton que personne n’a encore retourné : essaie la troisième rangée.
lesson-luck-right = Quelle chance, le 2 vert va ! Sinon, ton tour serait fini, et seul le 3 rouge resterait sur ton chemin.

lesson-trophy = Plus que le trophée ! Toutes les couleurs y vont : un jeton vert, un 1, un 2 ou un 3. Tu as vu le 1 violet à la fin de ton premier tour. Où est-il ?
lesson-trophy-other = Pas là. Le 1 violet est dans le coin en bas à droite.
lesson-trophy-right = Le trophée est à toi ! On mélange les jetons, chacun passe son plateau à gauche, et la manche suivante commence.

lesson-ending = Dans une vraie partie, le chemin a dix cases, et tu gagnes avec trois trophées. Regarde bien, même quand ce n’est pas ton tour : chaque jeton que tu retiens t’aide !
