# La leçon de Yam Master en français (docs/lessons.md)

lesson-opening = Cinq dés, 25 cases ! Chaque case demande quelque chose à tes dés : réussis, et ton pion s’y pose. Les alignements rapportent des points, et cinq pions alignés gagnent tout de suite.

lesson-keep = Tu as droit à trois lancers par tour, et tu as déjà deux 4. Touche-les pour les garder, puis « Lancer 3 dés ».
lesson-keep-other =
    { $verb ->
        [pass] Pas si vite, il te reste deux lancers ! Garde les deux 4.
       *[other] Tu peux garder ce que tu veux. Mais deux 4, c’est presque trois : ne garde qu’eux.
    }
lesson-keep-right = Trois 4 ! C’est un Brelan, et le plateau a deux cases pour lui. Tu les vois briller ?

lesson-place = Touche d1, le 4 tout en haut, puis « Poser un pion en d1 ». Ton tour est alors fini.
lesson-place-other =
    { $verb ->
        [place] e5 est aussi un 4. Mais prends d1 cette fois : un alignement va partir de là.
        [pass] Rien ne t’oblige à poser, mais cette case en vaut la peine. Prends d1.
       *[other] Tu pourrais espérer un quatrième 4. Prends plutôt ce que tu as : d1.
    }
lesson-place-right = La case est à toi ! Enfin, presque pour toujours. Maintenant, { $seat1 } lance les dés.

lesson-figure = 2 2 2 5 5 d’un coup ! Trois et deux, c’est un Full. Plusieurs cases brillent, à toi de choisir. Pose un pion en d2, juste sous le premier.
lesson-figure-other =
    { $verb ->
        [place] Tes dés le permettent. Mais en d2, à côté de ton premier pion, ils valent plus.
       *[other] Un Full au premier lancer, quelle chance ! Profites-en : pose un pion en d2.
    }
lesson-figure-right = Les mêmes dés font un Brelan de 2, un Full et un Sec, c’est-à-dire réussi du premier coup. Tu as choisi ce qui aide ton alignement.

lesson-defi = d3 est un Défi : parie que tes prochains lancers donneront mieux qu’un Brelan. Active le Défi, garde les trois 3 et lance.
lesson-defi-other =
    { $verb ->
        [keep] Sans Défi, d3 reste fermée. Active d’abord le Défi.
        [defi] Quelle audace ! Mais trois 3, c’est un bon début : garde-les.
       *[other] Un Brelan de 3, c’est sûr. Mais seul un Défi ouvre d3 : ose !
    }
lesson-defi-right = Deux 6 avec les trois 3 : un Full ! Ton Défi est réussi. Sinon, tu n’aurais pu que passer.

lesson-line = Maintenant, d3 est ouverte. Poses-y un pion et regarde la colonne !
lesson-line-other = Un Défi réussi ouvre toutes les cases qui vont avec tes dés. Mais d3 fait un alignement : pose là.
lesson-line-right = Trois pions alignés, 1 point ! { $seat1 } te suit de près, dans la colonne d’à côté.

lesson-four = 1 1 1 2 3 font 8 en tout, et d4 demande 8 ou moins. Poses-y un pion, et ton alignement grandit.
lesson-four-other = C’est possible. Mais en d4, les mêmes dés allongent ton alignement.
lesson-four-right = Quatre pions alignés, 2 points ! Mais surveille la colonne e quand { $seat1 } lance les dés.

lesson-yam = Aïe : { $seat1 } aligne aussi quatre pions. Encore e5, et tu as perdu ! Tu as quatre 6. Garde-les, puis « Lancer 1 dé ».
lesson-yam-other =
    { $verb ->
        [place] Un Carré, c’est bien, mais cela n’arrête pas { $seat1 }. Tente le cinquième 6 !
       *[other] Garde les quatre 6. Cinq dés pareils, il n’y a pas mieux !
    }
lesson-yam-right = Cinq dés pareils : un Yam ! Il pourrait aller en c3, au milieu. Ou devenir un Predator !

lesson-predator = Le Predator enlève un pion à { $seat1 }. Touche-en un dans la colonne e et casse cet alignement !
lesson-predator-other = Poser serait bien, mais { $seat1 } pourrait gagner en e5. Enlève un pion de la colonne e.
lesson-predator-right = Ouf ! { $seat1 } récupère son pion, l’alignement est cassé, et ton tour est fini.

lesson-win = { $seat1 } n’a pas eu de chance. Tu as trois 5, et d5 est un 5. Poses-y un pion !
lesson-win-other = Regarde la colonne d : il ne manque qu’une case. Pose un pion en d5 !
lesson-win-right = Cinq pions alignés ! Tu gagnes tout de suite, quels que soient les points.

lesson-ending = Cinq pions alignés, c’est rare. En général, la partie finit quand quelqu’un pose son 12e pion : trois alignés valent 1 point, quatre 2 points. Tu gagnes si tu en as le plus !
