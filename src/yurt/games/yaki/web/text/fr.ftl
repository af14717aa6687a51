# YAKI en français : ce que seul le navigateur dit

# Les jetons
web-field = Jetons, cinq dans chacune des quatre rangées
web-row = Rangée { $row }
web-spot-down = Emplacement { $place }, rangée { $row }, colonne { $column }, face cachée
web-spot-empty = Emplacement { $place }, rangée { $row }, colonne { $column }, vide
web-spot-up = Emplacement { $place }, rangée { $row }, colonne { $column } : { $token }

# Les chemins
web-camps = À la table
web-own = Ton chemin
web-path = Jetons sur ton chemin
web-trophies =
    { $won ->
        [one] { $won } trophée sur { $goal }
       *[other] { $won } trophées sur { $goal }
    }
web-standing = { $token } sur la case { $square } de { $squares }
web-standing-none = encore aucun jeton sur le chemin

# À toi
web-fits = Convient :
web-misses = Ne convient pas
web-stop = S’arrêter là

# Un trophée
web-cheer = { $seat } remporte un trophée

# La table en phrases
web-read-seat = { $seat } : { $trophies }, { $standing }.
web-read-next =
    { $kind ->
        [green] La case suivante de { $seat } veut un jeton vert.
        [red] La case suivante de { $seat } veut un jeton rouge.
        [yellow] La case suivante de { $seat } veut un jeton jaune.
        [violet] La case suivante de { $seat } veut un jeton violet.
        [trophy] La case suivante de { $seat } est celle du trophée.
       *[plain] La case suivante de { $seat } accepte toutes les couleurs.
    }
web-read-down =
    { $count ->
        [one] { $count } jeton est face cachée.
       *[other] { $count } jetons sont face cachée.
    }
web-read-away = Emplacements vides : { $places }.
