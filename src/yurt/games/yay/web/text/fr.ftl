# YAY! en français : ce que seul le navigateur dit

# La feuille
web-paper = Feuille
web-paper-aim = Feuille : les flèches visent, Entrée lance
web-camps = Autour de la table
web-square-free = { $square }, libre
web-square-touched = { $square }, libre, touchée par un dé
web-square-live = { $square }, { $number } ({ $seat })
    .seat = { $square }, ton { $number }
web-square-crossed = { $square }, { $number } ({ $seat }), barré
    .seat = { $square }, ton { $number }, barré
web-square-blocked = { $square }, verrouillée
web-square-write =
    { $count ->
        [0] { $square }, libre, tu peux y écrire { $total }
        [one] { $square }, libre, tu peux y écrire { $total } et barrer { $count } nombre
       *[other] { $square }, libre, tu peux y écrire { $total } et barrer { $count } nombres
    }
web-square-block = { $square }, libre, tu peux la verrouiller
web-square-cross = { $square }, ton { $number }, tu peux le barrer

# Les places
web-camp =
    { $count ->
        [one] { $count } case, somme { $sum }
       *[other] { $count } cases, somme { $sum }
    }
web-held =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
web-sum = Somme { $sum }
web-tie =
    { $count ->
        [one] Une case partout : la plus grande somme gagne !
       *[other] { $count } cases partout : la plus grande somme gagne !
    }
web-tie-shared = Autant de cases et la même somme : la victoire est partagée !

# Les dés
web-dice = Dés
web-die = Dé { $place } : { $value }, { $where }
web-die-off = Dé { $place } : hors du plateau
web-die-waits = Dé { $place } : pas encore lancé
web-total = En tout { $total }
web-to-beat = il faut battre { $total } !

# La fin approche
web-near =
    { $count ->
        [one] Encore une case et ça peut finir !
       *[other] Encore { $count } cases et ça peut finir !
    }
web-near-idle =
    { $count ->
        [one] Si le prochain tour ne remplit aucune case, c’est fini.
       *[other] Si les { $count } prochains tours ne remplissent aucune case, c’est fini.
    }
web-near-last =
    { $count ->
        [one] Encore un tour et c’est fini.
       *[other] Encore { $count } tours et c’est fini.
    }

# À toi
web-aim-hint = Glisse sur la feuille pour viser.
web-staying =
    { $count ->
        [20] Presque tous les dés y restent.
        [one] Environ { $count } dé sur 20 y reste.
       *[other] Environ { $count } dés sur 20 y restent.
    }
web-expect-again =
    { $numbers ->
        [0] Vise encore. Si tu ne bats pas { $total }, ton tour est fini.
       *[other] Vise encore. Si tu ne bats pas { $total }, tu barres un de tes nombres.
    }
web-throw = Lance
web-throw-again = Relance
web-beat = il faut battre { $total } !
web-back = Finalement non
web-write =
    { $count ->
        [0] Écris { $number } en { $square }
       *[other] Écris { $number }, barre { $count }
    }
web-block = Verrouille { $square }
web-cross = Barre ton { $number }

# La table en phrases
web-read = { $told }.
web-read-seat =
    { $count ->
        [one] { $seat } a { $count } case, somme { $sum }.
       *[other] { $seat } a { $count } cases, somme { $sum }.
    }
    .seat =
        { $count ->
            [one] Tu as { $count } case, somme { $sum }.
           *[other] Tu as { $count } cases, somme { $sum }.
        }
web-read-numbers = { $seat } a { $numbers }.
    .seat = Tu as { $numbers }.
web-number = { $number } en { $square }
web-lies = { $face } { $where }
web-places = { $squares }
web-read-blocked = Verrouillées : { $squares }.
web-read-crossed = Nombres barrés : { $squares }.
web-read-free =
    { $count ->
        [one] { $count } case est libre.
       *[other] { $count } cases sont libres.
    }
