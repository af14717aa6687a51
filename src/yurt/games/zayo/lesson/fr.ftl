# La leçon de ZAYO en français (docs/lessons.md)

lesson-opening = Remporte des plis, monte ton campement, réunis un troupeau et pars dans la steppe avec deux chameaux ! En haut, tes cartes d’enchère. En bas, tout le reste.

lesson-follow = { $seat1 } entame avec le 6 des chèvres de l’éleveur. Tu n’as pas plus haut : joue ce que tu veux. Donne ta plus faible : touche le 1 des chèvres de l’éleveur et joue-le.
lesson-follow-other =
    { $verb ->
        [lay] Tu peux poser une carte avant ton enchère, mais elle servira mieux plus tard. Joue le 1 des chèvres de l’éleveur.
       *[other] Ce pli est perdu, et cette carte peut encore en gagner un. Joue le 1 des chèvres de l’éleveur.
    }
lesson-follow-right = La plus haute carte de la couleur demandée gagne : le 6, joué par { $seat1 } ! La récompense : une yourte. Un pli remporté, et on entame le suivant.

lesson-overbid = { $seat2 } est en tête avec le 5 des chèvres du clan. Si tu peux le battre, il le faut : ton 6 brille. Joue-le !
lesson-overbid-other = Tu peux d’abord poser une carte, mais laisse ça pour l’instant. Joue le 6 des chèvres du clan.
lesson-overbid-right = Ton 6 est le plus haut de la couleur : le pli est à toi ! Les autres couleurs ne gagnent jamais, même très hautes.

lesson-place = Voici ta récompense ! Un campement a besoin d’un cheval, d’une charrette et d’une yourte. Tu as un cheval : installe-le.
lesson-place-other = Tu peux toujours passer, mais tu n’as alors rien. Installe le cheval.
lesson-place-right = Ton campement commence ! Ton cheval y reste toute la partie, sauf si le voleur passe.

lesson-lead = Tu as gagné, donc tu entames. Rien ne bat un 8 : joue le 8 des moutons de l’éleveur.
lesson-lead-other =
    { $verb ->
        [lay] Tu poseras une carte avant ta prochaine enchère. Pour l’instant, joue le 8 des moutons de l’éleveur.
       *[other] Garde cette carte pour un autre pli. Joue le 8 des moutons de l’éleveur.
    }
lesson-lead-right = Personne ne peut battre un 8 : le pli est encore à toi ! Il te faut maintenant une charrette et une yourte.

lesson-ask = Tu n’as ni charrette ni yourte : tu peux donc en demander une. Choisis { $seat2 } et demande une charrette.
lesson-ask-other =
    { $verb ->
        [pass] Si tu passes, le pli ne te rapporte rien. Demande une charrette à { $seat2 }.
       *[other] Tu peux demander à n’importe qui ce qui te manque. Cette fois, demande une charrette à { $seat2 }.
    }
lesson-ask-right = { $seat2 } a une charrette et doit te la donner ! Sinon, tu n’aurais rien eu.

lesson-thief = Il ne manque que la yourte ! Avant chaque enchère, tu peux poser une carte : touche le voleur et envoie-le chez { $seat1 } prendre la yourte.
lesson-thief-other =
    { $verb ->
        [bid] Rien ne t’oblige à poser une carte, mais le voleur t’apporte d’abord ta yourte !
       *[other] Cette carte peut attendre. Le voleur t’apporte la yourte qui te manque.
    }
lesson-thief-right = { $seat1 } pourrait répondre par l’amitié, mais laisse faire. Cheval, charrette et yourte : ton campement est complet !

lesson-high = Après cette carte vient l’enchère. Désormais, chaque pli remporté t’apporte un animal : joue le 8 des moutons du clan.
lesson-high-other = Un 2 ne gagne presque jamais. Joue le 8 des moutons du clan.
lesson-high-right = Le pli est à toi, et ton campement était déjà complet. Tu reçois donc un animal !

lesson-take = Moutons et chèvres ont la même valeur. Prends un mouton.
lesson-take-other =
    { $verb ->
        [pass] Alors aucun animal ne rejoint ton troupeau. Prends un mouton.
       *[other] Une chèvre vaut autant, mais cette fois prends un mouton.
    }
lesson-take-right = Regarde, il broute près de ton campement ! Trois moutons ou chèvres et une vièle font un chameau, et tu as déjà une vièle.

lesson-last = Le cinquième pli est le dernier de la manche. Joue ta dernière carte, et surveille bien { $seat1 } !
lesson-last-other = Ne pose rien encore : tu en auras peut-être besoin. Joue le 2 des chèvres de l’éleveur.
lesson-last-right = Après cinq plis, on redistribue toutes les cartes. Campements et troupeaux restent. Mais attention : on en veut à ton mouton !

lesson-answer = Gare au loup ! { $seat1 } l’envoie prendre ton mouton. Tu peux répondre tout de suite, et tu as la bonne carte : réponds par le chaman.
lesson-answer-other = Le mouton serait perdu. Réponds par le chaman et chasse le loup !
lesson-answer-right = Le loup repart le ventre vide ! Le chaman te protège jusqu’à la fin de la manche. Un piège à loup protège pour toujours, mais il coûte deux animaux.

lesson-ending = Ainsi grandit ton troupeau, manche après manche. Chaque vièle change trois animaux en chameau. Avec deux chameaux, pose la steppe : c’est gagné !
