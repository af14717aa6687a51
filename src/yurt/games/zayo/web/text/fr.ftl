# ZAYO en français : ce que seul le navigateur dit

# La table
web-camps = Qui joue
web-own-camp = Ton campement
web-things = { $things }
web-gear =
    { $card ->
        [horse] { $count ->
            [0] pas encore de cheval
            [one] cheval
           *[other] { $count } chevaux
        }
        [cart] { $count ->
            [0] pas encore de charrette
            [one] charrette
           *[other] { $count } charrettes
        }
        [yurt] { $count ->
            [0] pas encore de yourte
            [one] yourte
           *[other] { $count } yourtes
        }
       *[trap] { $count ->
            [0] pas encore de piège à loup
            [one] piège à loup
           *[other] { $count } pièges à loup
        }
    }
web-held-bid =
    { $count ->
        [one] { $count } carte d’enchère
       *[other] { $count } cartes d’enchère
    }
web-held-play =
    { $count ->
        [one] { $count } carte de jeu
       *[other] { $count } cartes de jeu
    }
web-way =
    { $missing ->
        [0] Assez de chameaux pour la steppe
        [one] Tes chameaux : { $camels }, il en manque encore { $missing } pour la steppe
       *[other] Tes chameaux : { $camels }, il en manque encore { $missing } pour la steppe
    }
web-tour = Manche { $tour }
web-trick = Pli { $trick } sur 5
web-centre = Au centre
web-goal =
    { $camels ->
        [one] Vers la steppe : { $camels } chameau
       *[other] Vers la steppe : { $camels } chameaux
    }
web-trick-now = Le pli
web-bid-of = { $card }, carte posée par { $seat }
    .seat = { $card }, ta carte
web-bid-best = { $card }, carte posée par { $seat }, en tête pour l’instant
    .seat = { $card }, ta carte, en tête pour l’instant
web-led =
    { $suit ->
        [sh] Couleur : moutons de l’éleveur
        [sc] Couleur : moutons du clan
        [gh] Couleur : chèvres de l’éleveur
       *[gc] Couleur : chèvres du clan
    }
web-read-seat = { $seat } a { $things }, { $bids } et { $cards }.
    .seat = Tu as { $things }, { $bids } et { $cards }.
web-read = { $told }.

# Tes mains
web-bid-hand = Tes cartes d’enchère
web-play-hand = Tes cartes de jeu
web-in-hand = { $card }, carte { $place } sur { $count }
web-some =
    { $count ->
        [one] { $card }
       *[other] { $card } ({ $count } fois)
    }

# À toi : ce que disent les boutons, en 24 lettres au plus
web-do-bid = Joue le { $rank }
web-do-lay =
    { $what ->
        [trap] Achète le piège à loup
        [thief] Envoie le voleur
        [friendship] Pose l’amitié
        [wolf] Envoie le loup
        [shaman] Pose le chaman
        [chief] Envoie le chef de clan
        [zayo] Pose Zayo
        [fiddle] Joue de la vièle
       *[steppe] Pars dans la steppe !
    }
web-do-place =
    { $what ->
        [horse] Installe le cheval
        [cart] Installe la charrette
       *[yurt] Installe la yourte
    }
web-do-ask =
    { $what ->
        [horse] Demande un cheval
        [cart] Demande une charrette
       *[yurt] Demande une yourte
    }
web-do-take =
    { $what ->
        [sheep] Prends un mouton
       *[goat] Prends une chèvre
    }
web-do-counter =
    { $what ->
        [friendship] Réponds par l’amitié
       *[shaman] Réponds par le chaman
    }
web-do-accept = Laisse faire
web-do-pass = Passe
web-back = Finalement non
web-whom = Qui ?
web-reward = Ta récompense
web-help-take = Ton campement est complet. Quel animal rejoint ton troupeau ?
web-help-ask = Qui peut bien l’avoir ? Il faudra te le donner !
web-help-two = Avec Zayo, tu peux en choisir deux.
web-help =
    { $card ->
        [trap] Il coûte deux moutons ou chèvres et éloigne le loup pour toujours. Lesquels donnes-tu ?
        [thief] Il prend un équipement dans un autre campement. Lequel ?
        [friendship] Le voleur ne peut pas venir chez toi pendant cette manche.
        [wolf] Il prend un animal dans un autre troupeau. Lequel ?
        [shaman] Le loup ne peut pas venir chez toi pendant cette manche.
        [chief] Il prend le troupeau de quelqu’un sans yourte. De qui ?
        [zayo] Ni voleur, ni loup, ni chef de clan chez toi pendant cette manche, et tes propres attaques sont plus fortes.
        [fiddle] Trois moutons ou chèvres contre un chameau. Lesquels donnes-tu ?
       *[steppe] Tu pars avec tes chameaux et tu gagnes la partie !
    }

# Quand on t’attaque
web-attack =
    { $card ->
        [chief] { $seat } envoie le chef de clan chez { $victim } prendre { $things }.
        [wolf] { $seat } envoie le loup chez { $victim } prendre { $things }.
       *[thief] { $seat } envoie le voleur chez { $victim } prendre { $things }.
    }
    .seat =
        { $card ->
            [chief] Tu envoies le chef de clan chez { $victim } prendre { $things }.
            [wolf] Tu envoies le loup chez { $victim } prendre { $things }.
           *[thief] Tu envoies le voleur chez { $victim } prendre { $things }.
        }
    .victim =
        { $card ->
            [chief] Gare au chef de clan ! { $seat } l’envoie chez toi prendre { $things }.
            [wolf] Gare au loup ! { $seat } l’envoie chez toi prendre { $things }.
           *[thief] Gare au voleur ! { $seat } l’envoie chez toi prendre { $things }.
        }
web-can-counter =
    { $held ->
        [both] Tu as l’amitié et le chaman : l’un comme l’autre renvoie le chef de clan !
        [friendship] { $attacker ->
            [chief] Tu as l’amitié : elle renvoie le chef de clan !
           *[thief] Tu as l’amitié : elle chasse le voleur !
        }
       *[shaman] { $attacker ->
            [chief] Tu as le chaman : il renvoie le chef de clan !
           *[wolf] Tu as le chaman : il chasse le loup !
        }
    }
web-cannot-counter =
    { $attacker ->
        [chief] Il faudrait l’amitié ou le chaman, et tu n’as ni l’un ni l’autre.
        [thief] Il faudrait l’amitié, et tu ne l’as pas.
       *[wolf] Il faudrait le chaman, et tu ne l’as pas.
    }

# La fin
web-over = La fin
web-shared = Tous les autres partagent la deuxième place.
web-decided =
    { $end ->
        [steppe] { $camels } et la steppe !
       *[camp] { $camels }, mais pas la steppe
    }
web-stock =
    { $count ->
        [one] { $count } mouton ou chèvre
       *[other] { $count } moutons et chèvres
    }
web-pieces =
    { $count ->
        [one] { $count } équipement
       *[other] { $count } équipements
    }
