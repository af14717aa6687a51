# Yam Master en français

# Noms : ce qui est imprimé sur la case, et ce que cela veut dire
figure =
    { $figure ->
        [brelan-1] Brelan de 1
        [brelan-2] Brelan de 2
        [brelan-3] Brelan de 3
        [brelan-4] Brelan de 4
        [brelan-5] Brelan de 5
        [brelan-6] Brelan de 6
        [full] Full (un brelan et une paire)
        [carre] Carré (quatre dés pareils)
        [yam] Yam (cinq dés pareils)
        [suite] Suite
        [low] 8 ou moins
        [sec] Sec (du premier coup)
       *[defi] Défi
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

# Ce qui s’est passé
throws = { $seat } lance les dés : { $dice }.
    .seat = Tu lances les dés : { $dice }.
throws-again = { $seat } relance : { $dice }, ce qui donne { $all }.
    .seat = Tu relances : { $dice }, ce qui donne { $all }.
keeps = { $seat } garde { $dice }.
    .seat = Tu gardes { $dice }.
keeps-nothing = { $seat } ne garde rien.
    .seat = Tu ne gardes rien.
announces = { $seat } annonce un Défi et garde { $dice }.
    .seat = Tu annonces un Défi et tu gardes { $dice }.
announces-nothing = { $seat } annonce un Défi et ne garde rien. Quelle audace !
    .seat = Tu annonces un Défi et tu ne gardes rien. Quelle audace !
places = { $seat } pose un pion en { $square } : { $figure }.
    .seat = Tu poses un pion en { $square } : { $figure }.
removes = Le Predator attaque ! { $seat } enlève à { $other } son pion en { $square }.
    .seat = Le Predator attaque ! Tu enlèves à { $other } son pion en { $square }.
    .other = Le Predator attaque ! { $seat } t’enlève ton pion en { $square }.
removes-out = Le Predator attaque ! { $seat } enlève à { $other } son pion en { $square } : il est hors jeu.
    .seat = Le Predator attaque ! Tu enlèves à { $other } son pion en { $square } : il est hors jeu.
    .other = Le Predator attaque ! { $seat } t’enlève ton pion en { $square } : il est hors jeu.
passes = { $seat } passe son tour.
    .seat = Tu passes ton tour.
scores-now = { $seat } a maintenant { $points }.
    .seat = Tu as maintenant { $points }.
ends-five = Cinq pions alignés ! { $seat } gagne sur-le-champ !
    .seat = Cinq pions alignés ! Tu gagnes sur-le-champ !
ends-five-behind = { $other } a plus de points ({ $points }), mais cinq pions alignés battent tout.
    .other = Tu as plus de points ({ $points }), mais cinq pions alignés battent tout.
ends-supply = { $seat } vient de poser son dernier pion. On compte !
    .seat = Tu viens de poser ton dernier pion. On compte !
ends-turns = C’était le tour { $count }, le dernier. On compte !
ends-points = { $seat } gagne, { $points } à { $fewer } !
    .seat = Tu gagnes, { $points } à { $fewer } !
ends-equal = { $points } partout : match nul !

# Ce qu’on attend de toi
expect-place-or-throw =
    { $left ->
        [one] Pose un pion (possible en { $squares }), relance une dernière fois, ou passe.
       *[other] Pose un pion (possible en { $squares }), relance, ou passe.
    }
expect-place = Pose un pion (possible en { $squares }), ou passe.
expect-throw =
    { $left ->
        [one] Garde les dés qui te plaisent et relance les autres une dernière fois, ou passe.
       *[other] Garde les dés qui te plaisent et relance les autres, ou passe.
    }
expect-pass = Aucune case libre ne va avec tes dés. Tu ne peux que passer.
expect-predator = Un Yam ! Pose un pion (possible en { $squares }), ou enlève un pion à { $other }.
expect-predator-only = Un Yam, mais aucune case libre ne va. Enlève un pion à { $other }, ou passe.
expect-defi = Ton Défi est lancé ! { $otherwise }

# Refus
refuse-not-five-thrown = Un tour commence avec les cinq dés : il faut cinq nombres pour ce lancer.
refuse-not-as-many-thrown =
    { $count ->
        [one] Tu ne relances que le dé que tu ne gardes pas : il faut { $count } nombre pour ce lancer.
       *[other] Tu ne relances que les dés que tu ne gardes pas : il faut { $count } nombres pour ce lancer.
    }
refuse-not-free = Il y a déjà un pion en { $square }. Choisis une case libre.
refuse-sec-too-late = Un Sec se fait du premier coup : { $instead }.
refuse-sec-not-made = Pour un Sec, il faut du premier coup un Full, un Carré, un Yam, une Suite, ou 8 ou moins : { $instead }.
refuse-not-announced = { $square } est une case Défi. Active le Défi après ton premier lancer, garde des dés et relance.
refuse-closed-no-figure = Tu as annoncé un Défi, il te faut mieux qu’un Brelan : { $instead }.
refuse-closed-defi-only = Tu as annoncé un Défi, seules les cases Défi sont ouvertes : { $instead }.
refuse-yam-is-no-full = Dans cette partie, un Full a deux nombres différents, et tes cinq dés sont pareils : { $instead }.
refuse-not-made = { $dice }, ça ne va pas ici. Cette case demande : { $figure }. Alors { $instead }.
refuse-no-throw-left = Tes trois lancers sont faits. Pose un pion ou passe.
refuse-not-lying-there = Tu ne peux garder que les dés qui sont sur la table : { $dice }.
refuse-all-kept = Il faut au moins un dé à relancer. Gardes-en quatre au plus, ou pose un pion.
refuse-defi-too-late = Un Défi s’annonce juste après le premier lancer. Continue sans lui.
refuse-defi-announced = Ton Défi est déjà lancé. Choisis seulement les dés que tu gardes.
refuse-no-defi-free = Il n’y a plus de case Défi libre. Garde tes dés et relance sans Défi.
refuse-no-yam = Le Predator demande un Yam, cinq dés pareils, et tes dés montrent { $dice }.
refuse-no-token-to-remove = { $other } n’a pas de pion en { $square }. Choisis ici : { $squares }.
refuse-no-token-at-all = { $other } n’a pas de pion sur le plateau. Pose un des tiens, ou passe.
instead-place = pose un pion (possible en { $squares }), ou passe
instead-throw = relance ou passe
instead-pass = tu ne peux que passer

# Options
option-strict_full = Full strict
option-strict_full-help = Un Full doit-il montrer deux nombres différents ?
option-strict_full-no = Non, cinq dés pareils font aussi un Full
option-strict_full-yes = Oui, deux nombres différents
option-defi_only = Cases Défi seulement
option-defi_only-help = Tu as réussi ton Défi. Où peux-tu poser ton pion ?
option-defi_only-no = Sur toute case libre qui va avec tes dés
option-defi_only-yes = Sur une case Défi seulement
option-predator = Proie du Predator
option-predator-help = Le Predator enlève un pion du plateau. Où va-t-il ?
option-predator-back = Dans sa réserve, il pourra être reposé
option-predator-out = Hors jeu
option-max_turns = Durée maximale
option-max_turns-help = Au bout de combien de tours (les deux ensemble) arrête-t-on pour compter ?

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
drawn-turn = Tour { $turn } sur { $most }, ensuite on compte les points
drawn-over = Partie finie après le tour { $turn }
drawn-dice = Dés : { $dice } (lancer { $throw } sur 3)
drawn-kept = Dés gardés : { $dice } (avant le lancer { $throw } sur 3)
drawn-to-throw = Les cinq dés vont être lancés (lancer { $throw } sur 3)
drawn-announced = Le Défi est lancé
drawn-five = { $seat } aligne cinq pions, et c’est décisif
    .seat = Tu alignes cinq pions, et c’est décisif

# Ce qu’on raconte d’une partie finie, après « a » ou « Tu as », et dans une liste
feat-tokens =
    { $count ->
        [one] posé { $count } pion
       *[other] posé { $count } pions
    }
feat-tokens-label = Pions posés
feat-yams =
    { $count ->
        [one] réussi { $count } Yam
       *[other] réussi { $count } Yams
    }
feat-yams-label = Yams réussis
feat-secs =
    { $count ->
        [one] occupé { $count } case Sec
       *[other] occupé { $count } cases Sec
    }
feat-secs-label = Cases Sec occupées
feat-defis-kept =
    { $count ->
        [one] réussi { $count } Défi
       *[other] réussi { $count } Défis
    }
feat-defis-kept-label = Défis réussis
feat-defis-lost =
    { $count ->
        [one] raté { $count } Défi
       *[other] raté { $count } Défis
    }
feat-defis-lost-label = Défis ratés
feat-prey =
    { $count ->
        [one] attrapé { $count } pion avec le Predator
       *[other] attrapé { $count } pions avec le Predator
    }
feat-prey-label = Proies du Predator
feat-best-token =
    { $count ->
        [one] marqué { $count } point avec un seul pion
       *[other] marqué { $count } points avec un seul pion
    }
feat-best-token-label = Meilleur pion

# Conseils : que faire, avec les mots des boutons, et pourquoi
advise-place = Poser un pion en { $square } : { $figure }
advise-remove = Enlever le pion en { $square }
advise-pass = Passer
advise-keep =
    { $count ->
        [one] Garder { $dice } et lancer 1 dé
       *[other] Garder { $dice } et lancer { $count } dés
    }
advise-keep-nothing = Lancer 5 dés
advise-announce =
    { $count ->
        [one] Activer le Défi, garder { $dice } et lancer 1 dé
       *[other] Activer le Défi, garder { $dice } et lancer { $count } dés
    }
advise-announce-nothing = Activer le Défi et lancer 5 dés
likely =
    { $how ->
        [sure] C’est gagné d’avance !
        [very] Ça marchera presque sûrement : { $odds }.
        [probably] Ça marchera sans doute : { $odds }.
        [even] C’est à peu près une chance sur deux : { $odds }.
        [unlikely] C’est peu probable : { $odds }.
       *[hardly] Il te faudra beaucoup de chance : { $odds }.
    }
why-five = Cela fait cinq pions alignés, et tu gagnes !
why-last-token = Ton dernier pion met fin à la partie : { $own } pour toi, { $most } pour { $other }.
why-stops-five = Tu empêches { $other } d’y aligner cinq pions.
why-makes-and-stops = Cela te rapporte { $points }, et { $other } ne pourra plus y marquer { $most }.
why-makes = Cela te rapporte { $points }.
why-stops = { $other } ne pourra plus y marquer { $most }.
why-lines =
    { $count ->
        [0] Aucun de tes alignements ne peut plus passer par cette case.
        [one] Par cette case, tu peux encore faire un alignement de trois.
       *[other] Par cette case, tu peux encore faire { $count } alignements de trois.
    }
why-remove-points = Cela coûte { $points } à { $other }.
why-remove =
    { $count ->
        [0] Il ne reste alors à { $other } aucun pion sur le plateau.
        [one] Il ne reste alors à { $other } que { $count } pion sur le plateau.
       *[other] Il ne reste alors à { $other } que { $count } pions sur le plateau.
    }
why-pass-only = Aucune case libre ne va avec tes dés, et tu n’as plus de lancer.
why-pass-last = Ton dernier pion mettrait fin à la partie.
why-pass =
    { $count ->
        [one] Rien ne t’oblige à poser. Tu gardes ton dernier pion.
       *[other] Rien ne t’oblige à poser. Tu gardes tes { $count } pions.
    }
why-throw = En deux lancers, tu vises { $square } : { $figure }. { $likely }
why-throw-once = Avec ce lancer, tu vises { $square } : { $figure }. { $likely }
why-throw-predator = Tu vises un Yam, pour enlever un pion à { $other }. { $likely }
why-throw-nothing = Avec ces dés, tu ne peux plus atteindre aucune case libre.
