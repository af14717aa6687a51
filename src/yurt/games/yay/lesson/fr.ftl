# La leçon de YAY! en français (docs/lessons.md)

lesson-opening = Trois dés, une feuille, un crayon pour chacun. On lance sur la feuille, on écrit des nombres et on barre ceux des voisins. Qui tient le plus de cases gagne.

lesson-throw = Glisse sur la feuille pour viser. La croix est là où quatre cases se rejoignent ; le bouton nomme celle en haut à gauche. La moitié des dés environ reste dans le cercle.
lesson-throw-other = Tu peux viser où tu veux. Au bord, les dés rebondissent ; parfois l’un d’eux saute dehors et ne compte pas. Essaie d’abord le milieu.
lesson-throw-right = 5, 4 et 2 font 11. Un dé se pose là où quatre cases se rejoignent et les touche toutes. Dans chacune qui est libre, tu peux écrire 11 : elles brillent.

lesson-write = Touche une case qui brille et écris ton 11. Ton tout premier lancer doit être écrit ; plus tard, tu auras le choix.
lesson-write-other = Touche une des cases qui brillent et écris-y ton 11.
lesson-write-right = La case est à toi, avec ta couleur et tes rayures. À la fin, chaque case que tu tiens compte pour un, quel que soit son nombre. À { $seat1 } de lancer.

lesson-rival = { $seat1 } a écrit 8 en g7. Glisse ta croix sur un coin du 8, par exemple en f6, et lance.
lesson-rival-other = Un peu loin. Glisse ta croix en bas à droite, sur un coin du 8.
lesson-rival-right = 6, 4 et 2 font 12, plus que le 8 de { $seat1 }. Choisis une case juste à côté du 8 et il se met à trembler.

lesson-cross = Écris ton 12 en g6, juste au-dessus du 8.
lesson-cross-other =
    { $verb ->
        [aim] 12 est un bon lancer. Garde-le et écris-le en g6.
       *[other] Tu pourrais l’écrire là. Mais cette fois, prends g6, juste au-dessus du 8.
    }
lesson-cross-right = Le 8 est barré : { $seat1 } perd la case. C’est le sort de tout nombre adverse plus petit au-dessus, au-dessous, à gauche ou à droite du tien, jamais en diagonale.

lesson-low = { $seat1 } a un 15 en b2. Lance par là, autour de b2, et vois ce que fait un grand nombre.
lesson-low-other = Vise b2 ou juste à côté, pour que tes dés arrivent près du 15.
lesson-low-right = Un dé a sauté dehors : seuls 3 et 2 comptent, donc 5. Juste à côté du 15, impossible d’écrire, car 5 n’est pas plus grand. Il ne reste que a3 et c1.

lesson-again = 5 est vite barré. Tu peux relancer les trois dés, mais il faut alors faire plus que 5. Choisis « Relancer », vise autour de c3 et lance.
lesson-again-other =
    { $verb ->
        [write] C’est permis, et sûr. Mais osons d’abord un autre lancer.
       *[other] Un peu loin. Vise autour de c3.
    }
lesson-again-right = 4, 3 et 2 font 9, ce qui bat 5. Tu pourrais même tenter de battre 9. Vois-tu le point après le 9 ? 6 et 9 en ont un, pour que personne ne les confonde.

lesson-nine = 9 suffit. Écris-le en d3.
lesson-nine-other =
    { $verb ->
        [aim] Tu pourrais, mais il te faudrait plus que 9. Écris-le en d3.
       *[other] Une bonne place aussi. Mais cette fois, prends d3.
    }
lesson-nine-right = La case est à toi, jusqu’à ce que quelqu’un écrive un nombre plus grand juste à côté. Regarde ton 12 quand { $seat1 } lance.

lesson-risk = { $seat1 } a écrit 16 à côté de ton 12, qui est barré. Et si un nouveau lancer est trop bas ? Vise autour de e6 et lance, puis relance.
lesson-risk-other =
    { $verb ->
        [write] Écrire 10 serait sage. Mais vois ici ce qui arrive quand on ose trop : relance.
       *[other] Vise autour de e6, il y a de la place.
    }
lesson-risk-right = D’abord 10, puis seulement 7. Cela ne bat pas 10 : le lancer ne compte pas et te coûte un de tes propres nombres.

lesson-pay = Barre un de tes propres nombres : touche le 9 en d3. Ton tour sera fini.
lesson-pay-other = Tu peux choisir n’importe lequel des tiens. Mais un petit nombre se fait barrer plus facilement : donne le 9.
lesson-pay-right = Ne relance donc que si le risque en vaut la peine. À { $seat1 } de lancer.

lesson-block = Une dernière chose : vise autour de g6 et lance. Si le total ne va nulle part, tu verrouilles une case à la place.
lesson-block-other = Vise autour de g6. Puis verrouille la case qui brille, au lieu de relancer.
lesson-block-right = 3 n’est pas plus grand que le 16 à côté de h7 : tu as verrouillé h7. Elle est remplie et à personne. Si les dés ne touchent aucune case libre, le tour s’arrête là.

lesson-ending = La partie finit quand une rangée et une colonne entières sont pleines, cases barrées ou verrouillées comprises. Le plus de cases gagne ; à égalité, la plus grande somme.
