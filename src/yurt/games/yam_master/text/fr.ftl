# Yam Master en français

# Noms
figure =
    { $figure ->
        [brelan-1] Brelan de 1
        [brelan-2] Brelan de 2
        [brelan-3] Brelan de 3
        [brelan-4] Brelan de 4
        [brelan-5] Brelan de 5
        [brelan-6] Brelan de 6
        [full] Full
        [carre] Carré
        [yam] Yam
        [suite] Suite
        [low] 8 ou moins
        [sec] Sec
       *[defi] Défi
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

# Ce qui s’est passé
throws = { $seat } lance les dés : { $dice }.
throws-again = { $seat } relance : { $dice } ; les dés montrent { $all }.
keeps = { $seat } garde { $dice }.
keeps-nothing = { $seat } ne garde rien.
announces = { $seat } annonce un Défi et garde { $dice }.
announces-nothing = { $seat } annonce un Défi et ne garde rien.
places = { $seat } pose un pion en { $square } : { $figure }.
removes = { $seat } joue le Predator et enlève à { $other } son pion en { $square }.
removes-out = { $seat } joue le Predator et enlève à { $other } son pion en { $square } : il est hors jeu.
passes = { $seat } passe sans poser de pion.
scores-now = { $seat } a maintenant { $points }.
ends-five = { $seat } aligne cinq pions et gagne sur-le-champ.
ends-five-behind = { $other } a plus de points ({ $points }), mais cinq pions alignés l’emportent.
ends-supply = { $seat } n’a plus de pion à poser : la partie est finie.
ends-turns = { $count } tours sont joués : la partie est finie.
ends-points = { $seat } gagne par { $points } à { $fewer }.
ends-equal = Match nul : { $points } partout.

# Ce qu’on attend de toi
expect-place-or-throw =
    { $left ->
        [one] Pose un pion (possible en { $squares }), garde des dés et relance les autres une dernière fois, ou passe.
       *[other] Pose un pion (possible en { $squares }), garde des dés et relance les autres, ou passe.
    }
expect-place = Pose un pion (possible en { $squares }), ou passe.
expect-throw =
    { $left ->
        [one] Garde des dés et relance les autres une dernière fois, ou passe.
       *[other] Garde des dés et relance les autres, ou passe.
    }
expect-pass = Tes dés n’ouvrent aucune case libre : passe.
expect-predator = { $otherwise } Avec ton Yam, tu peux à la place enlever un pion à { $other }.
expect-predator-only = Tes dés n’ouvrent aucune case libre : avec ton Yam, enlève un pion à { $other }, ou passe.
expect-defi = Ton Défi est en jeu. { $otherwise }

# Refus
refuse-not-five-thrown = Un tour commence avec les cinq dés : il faut cinq valeurs pour ce lancer.
refuse-not-as-many-thrown =
    { $count ->
        [one] On ne relance que le dé qui n’est pas gardé : il faut { $count } valeur pour ce lancer.
       *[other] On ne relance que les dés qui ne sont pas gardés : il faut { $count } valeurs pour ce lancer.
    }
refuse-not-free = Il y a déjà un pion en { $square } : choisis une case libre.
refuse-sec-too-late = Un Sec se fait au premier lancer : { $instead }.
refuse-sec-not-made = Pour un Sec, il faut un Full, un Carré, un Yam, une Suite ou un total de 8 ou moins : { $instead }.
refuse-not-announced = La case { $square } est réservée au Défi : annonce-le après ton premier lancer, en même temps que les dés que tu gardes.
refuse-closed-no-figure = Après un Défi, tes dés doivent donner mieux qu’un Brelan : { $instead }.
refuse-closed-defi-only = Après un Défi, seules les cases Défi sont ouvertes : { $instead }.
refuse-yam-is-no-full = Dans cette partie, un Full demande deux nombres différents, et tes cinq dés sont pareils : { $instead }.
refuse-not-made = Avec { $dice }, tu n’as pas la combinaison de cette case ({ $figure }) : { $instead }.
refuse-no-throw-left = Tes trois lancers sont faits : pose un pion ou passe.
refuse-not-lying-there = Tu ne peux garder que des dés qui sont sur la table : { $dice }.
refuse-all-kept = Il faut au moins un dé à relancer : gardes-en quatre au plus, ou pose un pion.
refuse-defi-too-late = Un Défi s’annonce après le premier lancer : il est trop tard, continue sans lui.
refuse-defi-announced = Ton Défi est déjà annoncé : dis seulement quels dés tu gardes.
refuse-no-defi-free = Aucune case Défi n’est libre : garde tes dés sans rien annoncer.
refuse-no-yam = Le Predator demande un Yam, cinq dés pareils, et tes dés montrent { $dice }.
refuse-no-token-to-remove = En { $square }, il n’y a aucun pion à prendre à { $other } : choisis parmi { $squares }.
refuse-no-token-at-all = Sur le plateau, il n’y a aucun pion à prendre à { $other } : pose un des tiens ou passe.
instead-place = pose un pion (possible en { $squares }) ou passe
instead-throw = relance ou passe
instead-pass = tu ne peux que passer

# Options
option-strict_full = Full strict
option-strict_full-help = Un Full doit-il montrer deux nombres différents, si bien que cinq dés pareils n’en sont pas un ?
option-strict_full-no = Non, un Yam est aussi un Full
option-strict_full-yes = Oui, deux nombres différents
option-defi_only = Cases Défi seulement
option-defi_only-help = Une fois le Défi annoncé, ne peut-on poser un pion que sur une case Défi ?
option-defi_only-no = Non, un Défi gagné ouvre aussi les cases de tout ce que montrent les dés
option-defi_only-yes = Oui, sur les cases Défi seulement
option-predator = Proie du Predator
option-predator-help = Où va un pion que le Predator enlève du plateau ?
option-predator-back = Dans la réserve de son propriétaire, qui peut le reposer
option-predator-out = Hors jeu
option-max_turns = Durée maximale
option-max_turns-help = Au bout de combien de tours, les deux camps ensemble, compte-t-on les points même s’il reste des pions à tout le monde ?

# La table en texte
drawn-seat =
    { $supply ->
        [one] { $supply } pion en réserve, { $points }
       *[other] { $supply } pions en réserve, { $points }
    }
drawn-gone = { $count } hors jeu
drawn-square =
    { $figure ->
        [brelan-1] 1
        [brelan-2] 2
        [brelan-3] 3
        [brelan-4] 4
        [brelan-5] 5
        [brelan-6] 6
        [full] Full
        [carre] Carré
        [yam] Yam
        [suite] Suite
        [low] ≤8
        [sec] Sec
       *[defi] Défi
    }
drawn-turn = Tour { $turn } sur { $most } au plus
drawn-over = Partie finie après le tour { $turn }
drawn-dice = Dés : { $dice } (lancer { $throw } sur 3)
drawn-kept = Dés gardés : { $dice } (avant le lancer { $throw } sur 3)
drawn-to-throw = Les cinq dés sont à lancer (lancer { $throw } sur 3)
drawn-announced = Un Défi est annoncé
drawn-five = { $seat } aligne cinq pions, et c’est ce qui compte

# Ce qu’on raconte d’une partie finie, après un nom et dans une liste
feat-tokens =
    { $count ->
        [one] pose { $count } pion
       *[other] pose { $count } pions
    }
feat-tokens-label = Pions posés
feat-yams =
    { $count ->
        [one] réussit { $count } Yam
       *[other] réussit { $count } Yams
    }
feat-yams-label = Yams réussis
feat-secs =
    { $count ->
        [one] occupe { $count } case Sec
       *[other] occupe { $count } cases Sec
    }
feat-secs-label = Cases Sec occupées
feat-defis-kept =
    { $count ->
        [one] réussit { $count } Défi
       *[other] réussit { $count } Défis
    }
feat-defis-kept-label = Défis réussis
feat-defis-lost =
    { $count ->
        [one] rate { $count } Défi
       *[other] rate { $count } Défis
    }
feat-defis-lost-label = Défis ratés
feat-prey =
    { $count ->
        [one] enlève { $count } pion avec le Predator
       *[other] enlève { $count } pions avec le Predator
    }
feat-prey-label = Pions enlevés par le Predator
feat-best-token =
    { $count ->
        [one] gagne { $count } point d’un seul pion
       *[other] gagne { $count } points d’un seul pion
    }
feat-best-token-label = Meilleur pion

# Conseils : que faire, et ce qui parle en faveur du coup
advise-place = Pose un pion en { $square } ({ $figure })
advise-remove = Enlève à { $other } son pion en { $square }
advise-pass = Passe sans poser de pion
advise-keep =
    { $count ->
        [one] Garde { $dice } et relance l’autre dé
       *[other] Garde { $dice } et relance les { $count } autres
    }
advise-keep-nothing = Relance les cinq dés
advise-announce =
    { $count ->
        [one] Annonce un Défi, garde { $dice } et relance l’autre dé
       *[other] Annonce un Défi, garde { $dice } et relance les { $count } autres
    }
advise-announce-nothing = Annonce un Défi et relance les cinq dés
why-five = Cela fait cinq pions alignés et gagne la partie.
why-last-token = C’est ton dernier pion : la partie se termine à { $own } points contre { $most } pour { $other }.
why-stops-five = { $other } aurait pu y aligner cinq pions.
why-makes-and-stops = Cela rapporte { $points }, et { $other } aurait pu y faire { $most }.
why-makes = Cela rapporte { $points }.
why-stops = { $other } aurait pu y faire { $most }.
why-lines =
    { $count ->
        [0] Plus aucune ligne par cette case ne peut être à toi.
        [one] Il reste { $count } ligne de trois possible pour toi par cette case.
       *[other] Il reste { $count } lignes de trois possibles pour toi par cette case.
    }
why-remove-points = Cela coûte { $points } à { $other }.
why-remove =
    { $count ->
        [0] Il ne reste alors à { $other } aucun pion sur le plateau.
        [one] Il ne reste alors à { $other } que { $count } pion sur le plateau.
       *[other] Il ne reste alors à { $other } que { $count } pions sur le plateau.
    }
why-pass-only = Tes dés n’ouvrent aucune case libre, et il ne reste aucun lancer.
why-pass-last = Ton dernier pion mettrait fin à la partie.
why-pass =
    { $count ->
        [one] Rien n’oblige à poser ; tu gardes ton dernier pion.
       *[other] Rien n’oblige à poser ; tu gardes tes { $count } pions.
    }
why-throw = Si tu vises { $square } ({ $figure }), tu y arrives en deux lancers avec une probabilité de { $odds }.
why-throw-once = La probabilité d’obtenir { $square } ({ $figure }) avec ce lancer est de { $odds }.
why-throw-predator = La probabilité d’un Yam, pour enlever un pion à { $other }, est de { $odds }.
why-throw-nothing = Avec ces dés, plus aucune case libre n’est accessible.
