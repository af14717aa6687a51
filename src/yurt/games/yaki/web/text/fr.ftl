# YAKI en français : ce que seul le navigateur dit

# Les jetons
web-field = Jetons, cinq dans chacune des quatre rangées
web-row = Rangée { $row }
web-spot-down = Emplacement { $place }, rangée { $row }, colonne { $column }, face cachée
web-spot-empty = Emplacement { $place }, rangée { $row }, colonne { $column }, vide
web-spot-up = Emplacement { $place }, rangée { $row }, colonne { $column } : { $token }

# Les chemins
web-camps = À la table
web-own = Ton chemin
web-path = Jetons sur ton chemin
web-trophies =
    { $won ->
        [one] { $won } trophée sur { $goal }
       *[other] { $won } trophées sur { $goal }
    }
web-standing = { $token } sur la case { $square } sur { $squares }
web-standing-none = encore aucun jeton sur le chemin

# À toi
web-fits = Ça va :
web-misses = Ça ne va pas
web-stop = S’arrêter là

# Un trophée
web-cheer = { $seat } gagne un trophée !
    .seat = Le trophée est à toi !

# La table en phrases
web-read-seat = { $seat } : { $trophies }, { $standing }.
    .seat = Toi : { $trophies }, { $standing }.
web-read-next =
    { $kind ->
        [green] { $seat } : la case suivante veut un jeton vert.
        [red] { $seat } : la case suivante veut un jeton rouge.
        [yellow] { $seat } : la case suivante veut un jeton jaune.
        [violet] { $seat } : la case suivante veut un jeton violet.
        [trophy] { $seat } : la case suivante est celle du trophée.
       *[plain] { $seat } : la case suivante accepte toutes les couleurs.
    }
    .seat =
        { $kind ->
            [green] Ta case suivante veut un jeton vert.
            [red] Ta case suivante veut un jeton rouge.
            [yellow] Ta case suivante veut un jeton jaune.
            [violet] Ta case suivante veut un jeton violet.
            [trophy] Ta case suivante est celle du trophée.
           *[plain] Ta case suivante accepte toutes les couleurs.
        }
web-read-down =
    { $count ->
        [one] { $count } jeton est face cachée.
       *[other] { $count } jetons sont face cachée.
    }
web-read-away = Emplacements vides : { $places }.
