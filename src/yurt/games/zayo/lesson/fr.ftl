# La leçon de ZAYO en français (docs/lessons.md)

lesson-opening = À ZAYO, tu remportes des plis, montes un camp, réunis un troupeau et pars dans la steppe avec deux chameaux. En haut tes cartes d’enchère, en bas tes cartes de jeu.

lesson-follow = { $seat1 } entame avec le 6 des chèvres de l’éleveur. Tu n’as pas plus haut : joue ce que tu veux. Donne ta plus petite carte, le 1 des chèvres de l’éleveur.
lesson-follow-other =
    { $verb ->
        [lay] Tu peux poser une carte avant ton enchère, mais elle servira mieux plus tard. Joue le 1 des chèvres de l’éleveur.
       *[other] Ce pli est perdu, et cette carte peut encore en gagner un. Joue le 1 des chèvres de l’éleveur.
    }
lesson-follow-right = La plus haute carte de la couleur demandée gagne : le 6 de { $seat1 }, qui installe une yourte en récompense. Qui remporte un pli entame le suivant.

lesson-overbid = On demande les chèvres du chef de clan, et le 5 de { $seat2 } est en tête. Qui peut le battre le doit : ton 6 brille. Joue-le.
lesson-overbid-other = Tu peux d’abord poser une carte. Mais laisse ça pour l’instant et joue le 6 des chèvres du chef de clan.
lesson-overbid-right = Ton 6 est le plus haut de la couleur demandée : le pli est à toi. Les autres couleurs ne gagnent jamais, même très hautes.

lesson-place = Voici ta récompense. Un camp a besoin d’un cheval, d’une charrette et d’une yourte, et tu as un cheval : installe-le.
lesson-place-other = Tu peux toujours passer, mais tu n’as alors rien. Installe le cheval.
lesson-place-right = Le premier contour de ton camp est rempli. Ce qui s’y trouve reste toute la partie, sauf si le voleur passe.

lesson-lead = Le pli était à toi, donc tu entames. Rien ne bat un 8 : joue le 8 des moutons de l’éleveur.
lesson-lead-other =
    { $verb ->
        [lay] Tu poseras une carte avant ta prochaine enchère. Pour l’instant, entame avec le 8 des moutons de l’éleveur.
       *[other] Garde cette carte pour un autre pli et entame avec le 8 des moutons de l’éleveur.
    }
lesson-lead-right = Personne ne peut battre ton 8 : le pli est encore à toi. Il te faut maintenant une charrette et une yourte.

lesson-ask = Tu n’as ni charrette ni yourte. Dans ce cas, tu peux en demander une : choisis { $seat2 } et demande une charrette.
lesson-ask-other =
    { $verb ->
        [pass] Si tu passes, le pli ne te rapporte rien. Demande une charrette à { $seat2 }.
       *[other] Tu peux demander à n’importe qui ce qui te manque. Cette fois, demande une charrette à { $seat2 }.
    }
lesson-ask-right = { $seat2 } a une charrette et doit te la donner. Sinon, tu n’aurais rien eu.

lesson-thief = Il ne manque que la yourte. Avant chaque enchère, tu peux poser une carte : touche le voleur et envoie-le chez { $seat1 } prendre la yourte.
lesson-thief-other =
    { $verb ->
        [bid] Rien ne t’oblige à poser une carte. Mais le voleur t’apporte d’abord ta yourte.
       *[other] Cette carte peut attendre. Le voleur t’apporte la yourte qui te manque.
    }
lesson-thief-right = { $seat1 } pourrait répondre par l’amitié, mais laisse faire. Cheval, charrette et yourte sont devant toi : ton camp est complet.

lesson-high = Après la carte posée vient l’enchère. Désormais, chaque pli remporté t’apporte un animal : entame avec le 8 des moutons du chef de clan.
lesson-high-other = Un 2 ne gagne presque jamais. Joue le 8 des moutons du chef de clan.
lesson-high-right = Le pli est à toi, et ton camp était déjà complet. Tu reçois donc un animal.

lesson-take = Moutons et chèvres ont la même valeur. Prends un mouton.
lesson-take-other =
    { $verb ->
        [pass] Alors aucun animal ne rejoint ton troupeau. Prends un mouton.
       *[other] Une chèvre vaut autant. Mais ici, prends un mouton.
    }
lesson-take-right = Il broute près de ton camp. Trois moutons ou chèvres et une vièle font un chameau, et tu as déjà une vièle.

lesson-last = Le cinquième pli est le dernier de la manche. Joue ta dernière carte, et garde un œil sur { $seat1 }.
lesson-last-other = Ne pose rien encore : tu en auras peut-être besoin. Joue le 2 des chèvres de l’éleveur.
lesson-last-right = Après cinq plis, on redistribue toutes les cartes. Camps et troupeaux restent. Mais voilà qu’on en veut à ton mouton.

lesson-answer = { $seat1 } envoie le loup prendre ton mouton. Tu peux répondre tout de suite, et tu as la bonne carte : réponds par le chaman.
lesson-answer-other = Le mouton serait perdu. Réponds par le chaman : il chasse le loup.
lesson-answer-right = Le loup repart le ventre vide, et le chaman te protège jusqu’à la fin de la manche. Un piège à loup protège pour toujours ; il coûte deux animaux.

lesson-ending = Ainsi grandit ton troupeau, manche après manche. Chaque vièle change trois animaux en chameau. Avec deux chameaux, pose la steppe : c’est gagné.
