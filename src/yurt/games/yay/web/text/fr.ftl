# YAY! en français : ce que seul le navigateur dit

# La feuille
web-paper = Feuille
web-paper-aim = Feuille : les flèches visent, Entrée lance
web-camps = Autour de la table
web-square-free = { $square }, libre
web-square-touched = { $square }, libre, touchée par un dé
web-square-live = { $square }, { $number } de { $seat }
web-square-crossed = { $square }, { $number } de { $seat }, barré
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

# Les dés
web-dice = Dés
web-die = Dé { $place } : { $value } en { $block }
web-die-off = Dé { $place } : sorti du plateau
web-die-waits = Dé { $place } : pas encore lancé
web-total = En tout { $total }
web-to-beat = à battre : { $total }

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
        [0] Vise encore : si tu ne bats pas { $total }, ton tour est fini.
       *[other] Vise encore : si tu ne bats pas { $total }, tu barres un de tes nombres.
    }
web-throw-again = Relancer
web-beat = il faut battre { $total }
web-back = Finalement non

# La table en phrases
web-read = { $told }.
web-read-seat =
    { $count ->
        [one] { $seat } tient { $count } case, somme { $sum }.
       *[other] { $seat } tient { $count } cases, somme { $sum }.
    }
web-read-numbers = { $seat } a { $numbers }.
web-number = { $number } en { $square }
web-places = { $squares }
web-read-blocked = Verrouillées : { $squares }.
web-read-crossed = Nombres barrés : { $squares }.
web-read-free =
    { $count ->
        [one] { $count } case est libre.
       *[other] { $count } cases sont libres.
    }
