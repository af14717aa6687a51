# YAK en français : ce que seul le navigateur dit

web-species =
    { $species ->
        [yak] yak
        [ibex] bouquetin
        [vulture] vautour
        [groundhog] marmotte
       *[yeti] yéti
    }
web-creature =
    { $species ->
        [yak] yak
        [ibex] bouquetin
        [vulture] vautour
        [groundhog] marmotte
       *[yeti] yéti
    }, valeur { $value }
web-wild = joker, valeur { $value }
web-hidden = carte face cachée
web-hand = Ta main
web-in-hand =
    { $place ->
        [1] { $card }, première carte de ta main
        [2] { $card }, deuxième carte de ta main
        [3] { $card }, troisième carte de ta main
        [4] { $card }, quatrième carte de ta main
        [5] { $card }, cinquième carte de ta main
       *[other] { $card }, { $place }ᵉ carte de ta main
    }
web-held =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
web-taken =
    { $count ->
        [one] { $count } carte ramassée
       *[other] { $count } cartes ramassées
    }
web-read-seat = { $seat } : { $held }, { $taken }.
    .seat = Toi : { $held }, { $taken }.
web-read = { $told }.
web-draw-pile = Pioche
web-camps = Autour de la table

# À toi de jouer
web-claim-make = Ton annonce
web-species-order = Animaux, du plus petit au plus grand
web-fewer = Moins
web-more = Plus
web-doubt = Je n’y crois pas !
web-pass = Passer

# Le compte
web-count = Le compte
web-last-count = Dernier compte
web-last = Annonce : { $claim } ; compte : { $count }.
web-pile-look = Mes cartes dedans
web-pile-title = La pile, dans l’ordre joué
web-claimed = Annoncé
web-counted = Compté
web-holds = C’est assez ! L’annonce était vraie.
web-bluff = Pas assez ! C’était du bluff.
web-line-none = Aucune carte de la pile ne compte.
web-line-species =
    { $species ->
        [yak] { $cards ->
            [one] { $cards } carte montre des yaks.
           *[other] { $cards } cartes montrent des yaks.
        }
        [ibex] { $cards ->
            [one] { $cards } carte montre des bouquetins.
           *[other] { $cards } cartes montrent des bouquetins.
        }
        [vulture] { $cards ->
            [one] { $cards } carte montre des vautours.
           *[other] { $cards } cartes montrent des vautours.
        }
        [groundhog] { $cards ->
            [one] { $cards } carte montre des marmottes.
           *[other] { $cards } cartes montrent des marmottes.
        }
       *[yeti] { $cards ->
            [one] { $cards } carte montre des yétis.
           *[other] { $cards } cartes montrent des yétis.
        }
    }
web-line-wild =
    { $cards ->
        [one] { $cards } joker s’ajoute.
       *[other] { $cards } jokers s’ajoutent.
    }
web-line-bang =
    { $cards ->
        [one] Avec « ! », l’autre animal compte aussi.
       *[other] Avec « ! », les { $cards } autres animaux comptent aussi.
    }
web-line-one =
    { $cards ->
        [one] Avec « 1 », la carte ne vaut que 1.
       *[other] Avec « 1 », chacune des { $cards } cartes ne vaut que 1.
    }
web-line-stop =
    { $cards ->
        [one] Une carte stop annule tous les « ! » et « 1 ».
       *[other] { $cards } cartes stop annulent tous les « ! » et « 1 ».
    }

# La fin
web-over = Fin de la partie : on gagne avec le moins de cartes
web-wins = { $seat } gagne !
    .seat = Tu gagnes !
web-winner = { $seat }
    .seat = toi
web-wins-shared = Victoire partagée : { $winners } !
web-buried =
    { $count ->
        [one] { $seat } finit sous { $count } carte.
       *[other] { $seat } finit sous { $count } cartes.
    }
    .seat =
        { $count ->
            [one] Tu finis sous { $count } carte.
           *[other] Tu finis sous { $count } cartes.
        }
web-dug =
    { $count ->
        [one] { $seat } ramasse encore { $count } carte et gagne quand même !
       *[other] { $seat } ramasse encore { $count } cartes et gagne quand même !
    }
    .seat =
        { $count ->
            [one] Tu ramasses encore { $count } carte et tu gagnes quand même !
           *[other] Tu ramasses encore { $count } cartes et tu gagnes quand même !
        }
web-quiet = Tout le monde y croit. La neige tombe sur la dernière pile.
web-left-pile = « { $claim } » ? Personne n’a voulu savoir.

# L’exposition
web-pieces-black = Silhouettes
web-pieces-cards = Cartes
web-pieces-back = Dos
