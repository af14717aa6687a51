# La leçon de YAK en français (docs/lessons.md)

lesson-opening = YAK est un jeu de bluff. On pose tous des cartes cachées sur une pile et on annonce ce qu’elle contient. Mens si tu veux, sans te faire prendre : le moins de cartes gagne !

lesson-open = Tu commences la pile. Touche ton yak 2, puis annonce 1 animal de ton choix. La première annonce est toujours 1, quelle que soit la carte.
lesson-open-other = Tu pourrais, mais cette carte te servira plus tard. Pose plutôt le yak 2.
lesson-open-right = « Il y en a au moins 1 », dis-tu. Vrai ou faux ? Personne d’autre n’a vu ta carte. Tu en pioches une et tu en as de nouveau cinq.

lesson-outrank = { $seat2 } annonce 3 yétis. Monte : un plus grand nombre, ou le même nombre d’un animal plus gros. Joue ton vautour 3 et annonce 3 vautours.
lesson-outrank-other =
    { $verb ->
        [challenge] Tu peux douter à chaque tour, et tu as peut-être raison. Mais monte d’abord.
        [play] Dans une vraie partie, tu pourrais. Ici, prends le vautour 3.
       *[other] C’est assez haut, et même plus qu’il ne faut. Reste à 3 et choisis un animal plus gros.
    }
lesson-outrank-right = Du plus petit au plus gros : yéti, marmotte, vautour, bouquetin, yak. Voilà pourquoi 3 vautours battent 3 yétis.

lesson-bluff = { $seat2 } annonce 4 bouquetins, et tes cartes ne permettent rien de plus haut. Alors bluffe ! Pose ton petit yéti 1 et annonce 4 yaks.
lesson-bluff-other =
    { $verb ->
        [challenge] Douter serait courageux. Mais cette fois, essaie de bluffer.
        [play] On peut bluffer avec n’importe quelle carte. Ici, prends le yéti 1 : il vaut le moins.
       *[other] Inutile de bluffer plus haut. Annonce 4 yaks.
    }
lesson-bluff-right = { $seat1 } ne te croit pas, et on retourne la pile : 2 yaks, pas 4. C’est raté ! Les sept cartes sont pour toi.

lesson-wild = Tu as ramassé la pile, donc tu commences la suivante. Joue ton joker : il compte pour l’animal annoncé, quel qu’il soit. Et tu annonces de nouveau 1.
lesson-wild-other = Garde cette carte pour plus tard et commence par le joker.
lesson-wild-right = Ton joker vaut 2 pour n’importe quel animal. Retiens bien ce que tu poses : personne d’autre ne le sait !

lesson-doubt = { $seat2 } annonce 9 yaks. Il n’y a que trois cartes, aucune ne vaut plus de 3, et la tienne vaut 2 : 8 au maximum. Touche « Je n’y crois pas ! »
lesson-doubt-other = Tu pourrais monter encore, mais alors on ne te croirait pas. 9 yaks, c’est impossible. Touche « Je n’y crois pas ! »
lesson-doubt-right = Seul ton joker compte : 2. Démasqué ! La pile est pour { $seat2 }, qui commence la suivante.

lesson-bang = Les cartes spéciales ne valent rien mais changent le compte. Avec « ! », tous les animaux de la pile comptent comme le tien. Joue-la, puis annonce 2 bouquetins.
lesson-bang-other =
    { $verb ->
        [challenge] Une annonce de 1 est souvent vraie. Ne doute pas, monte avec « ! ».
        [play] Une bonne carte, mais essaie maintenant « ! ».
       *[other] Prudence : il n’y a qu’un animal dans la pile. Annonce 2.
    }
lesson-bang-right = { $seat1 } ne te croit pas. Mais avec « ! », le yak compte comme un bouquetin : 3, et 2 suffisent. Douter à tort, ça coûte la pile !

lesson-one = 4 yaks, et ils y sont sans doute. Tends un piège ! Avec « 1 » dans la pile, chaque carte ne compte plus que 1. Joue-la, puis annonce 5 yaks.
lesson-one-other =
    { $verb ->
        [challenge] Ces 4 yaks ont l’air vrais. Tends plutôt un piège.
        [play] Celle-là ne gênerait personne. Pose la carte « 1 ».
       *[other] Un bon piège a l’air innocent : 5 yaks suffisent.
    }
lesson-one-right = Personne ne se doute que les gros yaks sont devenus tout petits. Laisse monter les autres !

lesson-catch = Déjà 8 yaks ! À côté de ton « 1 », il y a quatre cartes, et chacune compte 1. C’est trop, tu le sais. Touche « Je n’y crois pas ! »
lesson-catch-other = N’en rajoute pas : ton piège va se refermer. Touche « Je n’y crois pas ! »
lesson-catch-right = Quatre cartes à 1, ça fait 4. Démasqué ! Les cinq cartes sont pour { $seat2 }.

lesson-stop = Reste la carte stop : elle annule tous les « ! » et « 1 » de la pile. Une deuxième les remet en jeu. Joue-la, puis annonce 2 animaux de ton choix.
lesson-stop-other =
    { $verb ->
        [challenge] Laisse passer. Essaie d’abord la carte stop.
        [play] Garde cette carte : c’est le tour de la carte stop.
       *[other] C’est permis. Mais ici, 2 animaux de ton choix suffisent.
    }
lesson-stop-right = { $seat1 } comptait sur « ! » et annonçait 6 vautours. Ta carte stop l’annule : il n’y en a que 2. { $seat2 } n’y croyait pas, et { $seat1 } ramasse la pile.

lesson-ending = Quand la pioche est vide, le doute suivant termine la partie. Le moins de cartes gagne : ici { $seat1 } en a 5, toi 7 et { $seat2 } 8. À toi de jouer !
