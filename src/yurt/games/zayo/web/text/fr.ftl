# ZAYO en français : ce que seul le navigateur dit

# La table
web-camps = Qui joue
web-own-camp = Ton camp
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
        [one] Tes chameaux : { $camels }, il en manque encore { $missing } pour la steppe
       *[other] Tes chameaux : { $camels }, il en manque encore { $missing } pour la steppe
    }
web-tour = Manche { $tour }
web-trick = Pli { $trick } sur 5
web-centre = Au centre
web-goal =
    { $camels ->
        [one] Vers la steppe : { $camels } chameau
       *[other] Vers la steppe : { $camels } chameaux
    }
web-trick-now = Le pli
web-bid-of = { $card }, joué par { $seat }
web-bid-best = { $card }, joué par { $seat }, en tête pour l’instant
web-led =
    { $suit ->
        [sh] Couleur demandée : moutons de l’éleveur
        [sc] Couleur demandée : moutons du chef de clan
        [gh] Couleur demandée : chèvres de l’éleveur
       *[gc] Couleur demandée : chèvres du chef de clan
    }
web-read-seat = { $seat } : { $things }, { $bids }, { $cards }.
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

# À toi
web-pass = Passer
web-back = Finalement non
web-whom = Qui ?
web-reward = Ta récompense
web-help-take = Ton camp est complet. Quel animal rejoint ton troupeau ?
web-help-ask = À qui demandes-tu, et quoi ? Qui l’a doit le donner.
web-help-two = Avec Zayo, tu peux en choisir deux.
web-help =
    { $card ->
        [trap] Il coûte deux moutons ou chèvres et éloigne le loup pour toujours.
        [thief] Il prend un équipement dans un autre camp. Lequel ?
        [friendship] Le voleur ne peut pas venir chez toi jusqu’à la fin de la manche.
        [wolf] Il prend un animal dans un autre troupeau. Lequel ?
        [shaman] Le loup ne peut pas venir chez toi jusqu’à la fin de la manche.
        [chief] Il prend le troupeau de quelqu’un sans yourte. De qui ?
        [zayo] Ni voleur, ni loup, ni chef de clan chez toi, et tes propres attaques sont plus fortes.
        [fiddle] Trois moutons ou chèvres contre un chameau. Lesquels donnes-tu ?
       *[steppe] Tu pars avec tes chameaux et tu gagnes la partie.
    }

# Quand on t’attaque
web-attack =
    { $card ->
        [chief] { $seat } envoie le chef de clan chez { $victim } prendre { $things }.
        [wolf] { $seat } envoie le loup chez { $victim } prendre { $things }.
       *[thief] { $seat } envoie le voleur chez { $victim } prendre { $things }.
    }
web-attacked =
    { $card ->
        [chief] { $seat } envoie le chef de clan chez toi prendre { $things }.
        [wolf] { $seat } envoie le loup chez toi prendre { $things }.
       *[thief] { $seat } envoie le voleur chez toi prendre { $things }.
    }
web-can-counter =
    { $held ->
        [both] Tu as l’amitié et le chaman : l’un comme l’autre renvoie le chef de clan.
        [friendship] { $attacker ->
            [chief] Tu as l’amitié : elle renvoie le chef de clan.
           *[thief] Tu as l’amitié : elle chasse le voleur.
        }
       *[shaman] { $attacker ->
            [chief] Tu as le chaman : il renvoie le chef de clan.
           *[wolf] Tu as le chaman : il chasse le loup.
        }
    }
web-cannot-counter =
    { $attacker ->
        [chief] Seuls l’amitié ou le chaman aideraient, et tu n’as ni l’un ni l’autre.
        [thief] Seule l’amitié aiderait, et tu ne l’as pas.
       *[wolf] Seul le chaman aiderait, et tu ne l’as pas.
    }

# La fin
web-over = La fin
