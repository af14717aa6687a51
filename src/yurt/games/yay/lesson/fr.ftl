# La leçon de YAY! en français (docs/lessons.md)

lesson-opening = Trois dés, une feuille et un crayon pour chacun. Lance, écris ton nombre et barre ceux des voisins. Si tu as le plus de cases à la fin, tu gagnes !

lesson-throw = Glisse sur la feuille : la croix montre où tu vises. La moitié de tes dés environ restera dans le cercle. C’est bon ? Touche « Lance » !
lesson-throw-other = Tu peux viser partout. Au bord, les dés rebondissent ; parfois l’un d’eux saute dehors et ne compte pas. Essaie d’abord le milieu.
lesson-throw-right = 5, 4 et 2 font 11 ! Un dé se pose là où quatre cases se rejoignent et les touche toutes. Si l’une est libre, tu peux y écrire 11 : ces cases brillent.

lesson-write = Touche une case qui brille et écris ton 11. Ton tout premier lancer compte toujours. Plus tard, tu auras le choix.
lesson-write-other = Touche une des cases qui brillent et écris-y ton 11.
lesson-write-right = Elle est à toi, avec ta couleur et tes rayures ! À la fin, chacune de tes cases vaut un, petit ou grand nombre. Maintenant, { $seat1 } lance.

lesson-rival = { $seat1 } a écrit 8 en g7. Glisse ta croix sur un coin de ce 8 et lance.
lesson-rival-other = Un peu loin. Glisse ta croix en bas à droite, sur un coin du 8.
lesson-rival-right = 6, 4 et 2 font 12 : plus que le 8 écrit par { $seat1 } ! Touche une case juste à côté du 8 et regarde-le trembler.

lesson-cross = Écris ton 12 en g6, juste au-dessus du 8.
lesson-cross-other =
    { $verb ->
        [aim] 12 est un super lancer. Ne relance pas, écris 12 en g6.
       *[other] Là aussi, ça irait. Mais cette fois, prends g6, juste au-dessus du 8.
    }
lesson-cross-right = YAY ! Le 8 est barré et { $seat1 } perd la case. Pareil pour tout nombre plus petit des autres au-dessus, au-dessous, à gauche ou à droite du tien, jamais en diagonale.

lesson-low = { $seat1 } a un 15 en b2. Lance près de b2 et vois ce que peut faire un grand nombre.
lesson-low-other = Vise b2 ou juste à côté, pour que tes dés arrivent près du 15.
lesson-low-right = Oups, un dé a sauté dehors ! 3 et 2 font 5. Juste à côté du 15, impossible d’écrire : 5 n’est pas plus grand. Il reste a3 et c1.

lesson-again = Un 5 est vite barré. Tu oses relancer les trois dés ? Il faut alors plus que 5. Touche « Relance », vise autour de c3, puis touche « Lance ».
lesson-again-other =
    { $verb ->
        [write] C’est permis, et sûr. Mais osons d’abord un autre lancer.
       *[other] Un peu loin. Vise autour de c3.
    }
lesson-again-right = 4, 3 et 2 font 9 : 5 est battu ! Tu pourrais même tenter de battre 9. Tu vois le point après le 9 ? 6 et 9 en ont un, pour ne pas les confondre.

lesson-nine = 9 suffit. Écris 9 en d3.
lesson-nine-other =
    { $verb ->
        [aim] Tu pourrais, mais il te faudrait plus que 9. Écris 9 en d3.
       *[other] Bonne place aussi ! Mais cette fois, prends d3.
    }
lesson-nine-right = La case est à toi, jusqu’à ce que quelqu’un écrive un nombre plus grand juste à côté. Surveille ton 12 quand { $seat1 } lance.

lesson-risk = { $seat1 } a écrit 16 à côté de ton 12, qui est barré. Vois maintenant ce qui arrive si un lancer est trop bas : vise vers e6, lance, puis relance.
lesson-risk-other =
    { $verb ->
        [write] Écrire 10 serait sage. Mais vois ici ce qui arrive quand tu oses trop : relance.
       *[other] Vise vers e6, il y a de la place.
    }
lesson-risk-right = D’abord 10, puis seulement 7. Ça ne bat pas 10 : le lancer ne compte pas et te coûte un de tes propres nombres.

lesson-pay = Barre un de tes propres nombres : touche le 9 en d3. Ensuite, ton tour est fini.
lesson-pay-other = Tu peux choisir n’importe lequel des tiens. Mais un petit nombre se fait barrer plus facilement : donne le 9.
lesson-pay-right = Ne relance donc que si le risque en vaut la peine. Maintenant, { $seat1 } lance.

lesson-block = Une dernière chose : vise autour de g6 et lance. Si ton total ne va nulle part, tu verrouilles une case à la place.
lesson-block-other = Vise autour de g6. Puis verrouille la case qui brille, au lieu de relancer.
lesson-block-right = 3 n’est pas plus grand que le 16 à côté de h7 : tu as verrouillé h7. Elle est remplie et à personne. Si tes dés ne touchent aucune case libre, ton tour est fini.

lesson-ending = C’est fini quand une ligne et une colonne entières sont pleines, cases barrées ou verrouillées comprises. Plus de cases, et tu gagnes ! À égalité, la plus grande somme.
