# La leçon de Yam Master en français (docs/lessons.md)

lesson-opening = Cinq dés et un plateau de 25 cases. Chaque case demande une combinaison ; réussis-la et la case est à toi. Les lignes rapportent des points, cinq pions alignés la victoire.

lesson-keep = Tu as lancé les cinq dés, et tu as droit à trois lancers. Touche les deux 4 pour les garder, puis relance les autres.
lesson-keep-other =
    { $verb ->
        [pass] Pas si vite, il te reste deux lancers. Garde les deux 4.
       *[other] Tu peux garder ce que tu veux. Mais avec deux 4, on en a vite trois : ne garde qu’eux.
    }
lesson-keep-right = Trois 4. Trois dés pareils font un Brelan, et le plateau a deux cases pour un Brelan de 4 : elles brillent.

lesson-place = Touche d1, le 4 de la première rangée, et poses-y un pion. Ton tour se termine alors.
lesson-place-other =
    { $verb ->
        [place] e5 est aussi un 4. Prends d1 cette fois : une ligne va partir de là.
        [pass] Poser n’est jamais obligatoire, mais cette case en vaut la peine. Prends d1.
       *[other] Tu pourrais espérer un quatrième 4. Prends plutôt ce que tu as : d1.
    }
lesson-place-right = La case est à toi pour toujours, ou presque. Maintenant { $seat1 } lance les dés.

lesson-figure = 2 2 2 5 5 d’un coup : trois et deux, c’est un Full. Plusieurs cases brillent, à toi de choisir. Pose en d2, juste sous ton pion.
lesson-figure-other =
    { $verb ->
        [place] Ces dés le permettent. Mais à côté de ton premier pion, en d2, ils valent plus.
       *[other] Un Full au premier lancer, c’est de la chance. Profites-en : pose en d2.
    }
lesson-figure-right = Les mêmes dés font un Brelan de 2, un Full et un Sec, une combinaison du tout premier lancer. Tu as choisi ce qui aide ta ligne.

lesson-defi = Ensuite d3, un Défi. Annonce-le avant le deuxième lancer : il faudra mieux qu’un Brelan. Active le Défi, garde les trois 3 et lance.
lesson-defi-other =
    { $verb ->
        [keep] Sans annonce, d3 reste fermée. Active d’abord le Défi.
        [defi] Audacieux. Mais les trois 3 sont un bon début : garde-les.
       *[other] Un Brelan de 3, c’est sûr. Mais seul un Défi ouvre d3 : ose.
    }
lesson-defi-right = Deux 6 avec les trois 3 : un Full. Ton Défi est réussi. Sinon, tu n’aurais pu que passer.

lesson-line = Maintenant d3 est ouverte. Poses-y ton pion et regarde la colonne.
lesson-line-other = Un Défi gagné ouvre toutes les cases que donnent tes dés. Mais d3 fait une ligne : pose là.
lesson-line-right = Trois pions alignés valent 1 point. { $seat1 } te suit de près, dans la colonne d’à côté.

lesson-four = 1 1 1 2 3 font 8 en tout, et d4 demande 8 ou moins. Pose là et ta ligne s’allonge.
lesson-four-other = C’est possible, mais en d4 les mêmes dés allongent ta ligne.
lesson-four-right = Quatre pions alignés valent 2 points. Mais regarde la colonne e après le lancer de { $seat1 }.

lesson-yam = { $seat1 } aligne aussi quatre pions : encore e5, et la partie est perdue. Tu as quatre 6. Garde-les et relance le dernier dé.
lesson-yam-other =
    { $verb ->
        [place] Un Carré, c’est bien, mais cela n’arrête pas { $seat1 }. Tente le cinquième 6.
       *[other] Garde les quatre 6 : cinq dés pareils, rien n’est plus fort.
    }
lesson-yam-right = Cinq dés pareils : un Yam. Il pourrait prendre c3, au milieu. Ou devenir un Predator.

lesson-predator = Le Predator enlève un pion à { $seat1 }. Choisis-en un dans la colonne e et casse cette ligne.
lesson-predator-other = Poser serait bien, mais { $seat1 } pourrait gagner en e5. Enlève un pion de la colonne e.
lesson-predator-right = { $seat1 } récupère son pion, la ligne est cassée et ton tour est fini.

lesson-win = { $seat1 } n’a pas eu de chance. Tu as trois 5, et d5 est un 5. Pose là.
lesson-win-other = Regarde la colonne d : il manque une case. Pose en d5.
lesson-win-right = Cinq pions alignés gagnent sur-le-champ, quels que soient les points.

lesson-ending = Le plus souvent, personne n’en aligne cinq. La partie finit quand quelqu’un a posé ses 12 pions : une ligne de trois vaut 1 point, de quatre 2. Qui a plus de points gagne.
