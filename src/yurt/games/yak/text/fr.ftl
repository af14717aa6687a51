# YAK en français

# Noms
card =
    { $card ->
        [yak-1] yak 1
        [yak-2] yak 2
        [yak-3] yak 3
        [ibex-1] bouquetin 1
        [ibex-2] bouquetin 2
        [ibex-3] bouquetin 3
        [vulture-1] vautour 1
        [vulture-2] vautour 2
        [vulture-3] vautour 3
        [groundhog-1] marmotte 1
        [groundhog-2] marmotte 2
        [groundhog-3] marmotte 3
        [yeti-1] yéti 1
        [yeti-2] yéti 2
        [yeti-3] yéti 3
        [wild-1] joker 1
        [wild-2] joker 2
        [bang] « ! »
        [one] « 1 »
       *[stop] stop
    }
a-card =
    { $card ->
        [yak] un yak { $value }
        [ibex] un bouquetin { $value }
        [vulture] un vautour { $value }
        [groundhog] une marmotte { $value }
        [yeti] un yéti { $value }
        [wild] un joker { $value }
        [bang] une carte « ! »
        [one] une carte « 1 »
       *[stop] une carte stop
    }
claim =
    { $species ->
        [yak] { $count ->
            [one] { $count } yak
           *[other] { $count } yaks
        }
        [ibex] { $count ->
            [one] { $count } bouquetin
           *[other] { $count } bouquetins
        }
        [vulture] { $count ->
            [one] { $count } vautour
           *[other] { $count } vautours
        }
        [groundhog] { $count ->
            [one] { $count } marmotte
           *[other] { $count } marmottes
        }
       *[yeti] { $count ->
            [one] { $count } yéti
           *[other] { $count } yétis
        }
    }

# Ce qui s’est passé
plays = { $seat } joue une carte face cachée : { $card }.
plays-hidden = { $seat } joue une carte face cachée.
claims = { $seat } annonce { $claim }.
    .seat = Tu annonces { $claim }.
draws = { $seat } pioche une carte : { $card }.
draws-hidden = { $seat } pioche une carte.
doubts = { $seat } doute de l’annonce « { $claim } ».
turned-up = On retourne la pile : { $cards }.
counted = On compte { $claim }.
takes =
    { $count ->
        [one] { $seat } ramasse { $count } carte.
       *[other] { $seat } ramasse { $count } cartes.
    }
passes = { $seat } laisse passer la dernière annonce.
    .seat = Tu laisses passer la dernière annonce.
ends-challenged = La pioche est vide : la partie se termine sur ce doute.
ends-unchallenged = Toutes les cartes sont jouées. L’annonce « { $claim } » tient, et personne ne ramasse la pile.

# Ce qu’on attend de toi
expect-opening = Joue une carte pour ouvrir une nouvelle pile.
expect-opening-claim = Annonce 1 créature, de l’espèce de ton choix.
expect-turn = Joue une carte et fais une annonce, ou doute de « { $claim } ».
expect-claim = Fais une annonce plus forte que « { $claim } ».
expect-challenge = Rien ne bat « { $claim } » : doute de l’annonce.
expect-last-word = Toutes les cartes sont jouées. Doute de l’annonce « { $claim } », ou passe et termine la partie.

# Refus
refuse-not-held = Tu n’as pas cette carte ({ $card }) : joue une carte de ta main.
refuse-play-first = Pas d’annonce sans carte : joues-en d’abord une.
refuse-must-claim = Ta carte est jouée : à présent, fais ton annonce.
refuse-no-pass = Tu ne peux pas passer : joue une carte et fais une annonce, ou doute de la dernière.
refuse-nothing-to-doubt = Il n’y a pas encore d’annonce à mettre en doute : ouvre la pile avec une carte.
refuse-open-with-one = La première annonce sur une pile est toujours de 1 : annonce 1 créature, de l’espèce de ton choix.
refuse-must-outrank = Ton annonce doit battre « { $claim } » : { $better }.
better-number = dis un nombre plus grand
better-species = dis un nombre plus grand, ou bien { $claims }
refuse-claim-too-high = Aucune annonce ne dépasse { $highest } : les cartes ne pourront jamais montrer plus.
refuse-must-challenge = Rien ne bat « { $claim } » : tu ne peux que douter.
refuse-not-in-the-deck = Cette carte n’est plus dans la pioche : { $card }.

# Options
option-final_challenge = Dernier mot
option-final_challenge-help = Quand la dernière carte de toutes les mains est jouée sans que personne ait douté, la personne suivante peut-elle encore douter de la dernière annonce ?
option-final_challenge-no = Non, la partie s’arrête tout de suite
option-final_challenge-yes = Oui, on doute ou on passe

# La table en texte
drawn-deck =
    { $count ->
        [0] Pioche : vide
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
drawn-pile =
    { $count ->
        [0] Pile : vide
        [one] Pile : { $count } carte
       *[other] Pile : { $count } cartes
    }
drawn-claim = Annonce en cours : { $claim }, par { $seat }
drawn-hand = Ta main : { $cards }
drawn-seat =
    { $taken ->
        [one] { $held } en main, { $taken } ramassée
       *[other] { $held } en main, { $taken } ramassées
    }

# Ce qu’on raconte d’une partie finie, après un nom et dans une liste
feat-doubts-won =
    { $count ->
        [one] doute une fois à raison
       *[other] doute { $count } fois à raison
    }
feat-doubts-won-label = Doutes justifiés
feat-doubts-lost =
    { $count ->
        [one] doute une fois à tort
       *[other] doute { $count } fois à tort
    }
feat-doubts-lost-label = Doutes à tort
feat-bluffs-held =
    { $count ->
        [one] réussit { $count } bluff
       *[other] réussit { $count } bluffs
    }
feat-bluffs-held-label = Bluffs réussis
feat-boldest-bluff = annonce { $count } de trop sans que personne n’en doute
feat-boldest-bluff-label = Bluff le plus osé
feat-bluffs-caught =
    { $count ->
        [one] se fait prendre une fois à bluffer
       *[other] se fait prendre { $count } fois à bluffer
    }
feat-bluffs-caught-label = Bluffs démasqués
feat-bluffs-believed =
    { $count ->
        [one] croit { $count } bluff
       *[other] croit { $count } bluffs
    }
feat-bluffs-believed-label = Bluffs crus
feat-largest-pile =
    { $count ->
        [one] ramasse une pile de { $count } carte
       *[other] ramasse une pile de { $count } cartes
    }
feat-largest-pile-label = Plus grosse pile ramassée

# Conseils : que faire, et ce qui parle en faveur du coup
advise-play = Joue { $card }
advise-claim = Annonce { $claim }
advise-doubt = Doute de l’annonce
advise-pass = Laisse passer l’annonce
why-play = Tu peux alors annoncer { $claim } : d’après les cartes que tu ne vois pas, la probabilité que ce soit vrai est de { $odds }.
why-play-true = Tu peux alors annoncer { $claim }, et c’est vrai à coup sûr.
why-play-false = Toute annonce sera alors un bluff : la pile ne peut même pas contenir { $claim }.
why-claim = D’après les cartes que tu ne vois pas, la probabilité d’avoir { $claim } est de { $odds }.
why-claim-true = La pile contient { $claim } à coup sûr : qui en doute la ramasse.
why-claim-false = C’est un pur bluff : la pile ne peut pas contenir { $claim }, il faut donc qu’on te croie.
why-doubt = D’après les cartes que tu ne vois pas, la probabilité d’avoir { $claim } est de { $odds }.
why-doubt-true = Rien ne parle pour ce doute : la pile contient { $claim } à coup sûr.
why-doubt-false = L’annonce est fausse : la pile ne peut pas contenir { $claim }.
why-pass =
    { $count ->
        [one] La partie se termine et personne ne ramasse la carte ({ $count }) ; d’après les cartes que tu ne vois pas, la probabilité d’avoir { $claim } est de { $odds }.
       *[other] La partie se termine et personne ne ramasse les { $count } cartes ; d’après les cartes que tu ne vois pas, la probabilité d’avoir { $claim } est de { $odds }.
    }
