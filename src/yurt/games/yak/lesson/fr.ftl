# La leçon de YAK en français (docs/lessons.md)

lesson-opening = À YAK, on bluffe. Chacun pose des cartes face cachée sur la même pile et annonce ce qu’elle contient. À la fin, qui a ramassé le moins de cartes gagne.

lesson-open = Tu ouvres la pile. Touche ton yak de valeur 2, puis annonce 1 animal de ton choix. La première annonce est toujours 1, quelle que soit ta carte.
lesson-open-other = Ce serait permis, mais tu auras besoin de cette carte plus tard. Pose plutôt le yak de valeur 2.
lesson-open-right = « Il y en a au moins 1 ici », dis-tu. Vrai ou faux, personne d’autre n’a vu ta carte. Tu en pioches une et tu en as de nouveau cinq.

lesson-outrank = { $seat2 } annonce 3 yétis. Il faut monter : un plus grand nombre, ou le même nombre d’un plus grand animal. Joue ton vautour et annonce 3 vautours.
lesson-outrank-other =
    { $verb ->
        [challenge] Tu peux douter à chaque tour, et tu as peut-être raison. Mais monte d’abord.
        [play] À une vraie table, tu pourrais la jouer. Ici, prends le vautour de valeur 3.
       *[other] C’est assez haut, mais plus qu’il ne faut. Reste à 3 et nomme un plus grand animal.
    }
lesson-outrank-right = Du plus petit au plus grand : yéti, marmotte, vautour, bouquetin, yak. Voilà pourquoi 3 vautours battent 3 yétis.

lesson-bluff = { $seat2 } en est à 4 bouquetins, et rien dans ta main ne rend vraie une annonce plus forte. Alors bluffe : pose ton petit yéti et annonce 4 yaks.
lesson-bluff-other =
    { $verb ->
        [challenge] Douter serait courageux. Mais cette fois, essaie de bluffer.
        [play] On peut bluffer avec n’importe quelle carte. Ici, prends le yéti, qui vaut le moins.
       *[other] Un bluff ne doit pas être plus gros que nécessaire. Annonce 4 yaks.
    }
lesson-bluff-right = { $seat1 } doute, et on retourne la pile : 2 yaks, moins que ton annonce. Tu ramasses donc les sept cartes. Une annonce qui tombe coûte la pile.

lesson-wild = Qui ramasse une pile ouvre la suivante. Joue ton joker : il compte pour l’animal annoncé, quel qu’il soit. Et tu annonces de nouveau 1.
lesson-wild-other = Garde cette carte pour plus tard et commence par le joker.
lesson-wild-right = Ton joker vaut 2 pour n’importe quelle annonce. Retiens ce que tu poses : personne d’autre ne le sait.

lesson-doubt = { $seat2 } annonce 9 yaks. Il y a là trois cartes, aucune ne vaut plus de 3, et la tienne vaut 2. Cela fait 8 au plus. Doute.
lesson-doubt-other = Tu pourrais monter encore, mais alors on doutera de toi. 9 yaks, c’est impossible : doute.
lesson-doubt-right = Seul ton joker compte : 2. { $seat2 } ramasse la pile et ouvre la suivante.

lesson-bang = Les cartes spéciales ne valent rien, mais changent le compte. Avec « ! », chaque animal de la pile compte comme celui annoncé. Joue-la et annonce 2 bouquetins.
lesson-bang-other =
    { $verb ->
        [challenge] Une annonce de 1 est souvent vraie. Ne doute pas, dépasse-la avec le « ! ».
        [play] Une bonne carte, mais essaie maintenant le « ! ».
       *[other] Prudence : un seul animal est dans la pile. Annonce 2.
    }
lesson-bang-right = { $seat1 } doute. Mais avec ton « ! », le yak compte comme l’animal que tu as nommé : 3, et 2 suffisent. Qui doute à tort ramasse la pile.

lesson-one = 4 yaks, et ils y sont sans doute. Tends un piège : avec un « 1 » dans la pile, chaque carte ne compte plus que 1. Joue-le et annonce 5 yaks.
lesson-one-other =
    { $verb ->
        [challenge] Ces 4 yaks ont l’air vrais. Tends plutôt un piège.
        [play] Celle-là ne gênerait personne. Pose le « 1 ».
       *[other] Un piège marche mieux s’il a l’air innocent : 5 yaks suffisent.
    }
lesson-one-right = Personne ne se doute que les gros yaks sont devenus petits. Laisse monter les autres.

lesson-catch = Voilà 8 yaks. À côté de ton « 1 », il y a quatre cartes, et chacune compte 1. Tu sais que c’est trop. Doute.
lesson-catch-other = N’en rajoute pas : ton piège se referme. Doute des 8 yaks.
lesson-catch-right = Quatre cartes qui comptent 1 font 4. { $seat2 } ramasse les cinq cartes.

lesson-stop = Il reste la carte stop : elle annule tous les « ! » et « 1 » de la pile. Une deuxième les remettrait en jeu. Joue-la et annonce 2 animaux de ton choix.
lesson-stop-other =
    { $verb ->
        [challenge] Laisse passer. Essaie d’abord la carte stop.
        [play] Garde cette carte : c’est le tour de la carte stop.
       *[other] C’est permis. Mais ici, 2 animaux de ton choix suffisent.
    }
lesson-stop-right = { $seat1 } comptait sur un « ! » et annonçait 6 vautours. Ta carte stop l’annule : on n’en compte que 2. { $seat2 } a douté, et { $seat1 } ramasse la pile.

lesson-ending = Quand la pioche est vide, le doute suivant termine la partie. Qui a ramassé le moins gagne : ici { $seat1 } a 5 cartes, tu en as 7 et { $seat2 } 8.
