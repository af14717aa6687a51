# Yam Master en français : ce que seul le navigateur dit

# Le plateau
web-board = Plateau
web-camps = Autour de la table
# Sur une case
web-figure =
    { $figure ->
        [brelan-1] Brelan 1
        [brelan-2] Brelan 2
        [brelan-3] Brelan 3
        [brelan-4] Brelan 4
        [brelan-5] Brelan 5
        [brelan-6] Brelan 6
        [full] Full
        [carre] Carré
        [yam] Yam
        [suite] Suite
        [low] 8 au plus
        [sec] Sec
       *[defi] Défi
    }
web-figure-short =
    { $figure ->
        [brelan-1] 3 × 1
        [brelan-2] 3 × 2
        [brelan-3] 3 × 3
        [brelan-4] 3 × 4
        [brelan-5] 3 × 5
        [brelan-6] 3 × 6
        [low] 8 maxi
       *[other] { web-figure }
    }
# À haute voix : ce qui est écrit sur la case, et ce que cela veut dire
web-figure-spoken =
    { $figure ->
        [full] Full (un brelan et une paire)
        [carre] Carré (quatre dés pareils)
        [yam] Yam (cinq dés pareils)
        [suite] Suite
        [sec] Sec (du premier coup)
        [defi] Défi
       *[other] { web-figure }
    }
web-square-free = { $square }, { $figure }, libre
web-square-open = { $square }, { $figure }, libre, tu peux y poser un pion
web-square-token = { $square }, { $figure }, pion : { $seat }
    .seat = { $square }, { $figure }, ton pion
web-square-prey = { $square }, { $figure }, pion : { $seat }, tu peux l’enlever
    .seat = { $square }, { $figure }, ton pion
web-open-squares = Cases au choix
web-open-none = Aucune case ne va avec ces dés.

# Les dés
web-dice = Dés
web-dice-of = Dés : { $seat }
    .seat = Tes dés
web-die = Dé { $place } : { $value }
web-die-kept = Dé { $place } : { $value }, gardé
web-die-blank = Dé { $place } : pas encore lancé
web-rail = Touche les dés à garder
web-throw-count = Lancer { $throw } sur { $most }

# À toi de jouer
web-throw =
    { $count ->
        [0] Lancer
        [one] Lancer { $count } dé
       *[other] Lancer { $count } dés
    }
web-throw-defi =
    { $count ->
        [0] Défi : lancer
        [one] Défi : { $count } dé
       *[other] Défi : { $count } dés
    }
web-throws-left =
    { $count ->
        [one] encore { $count } lancer
       *[other] encore { $count } lancers
    }
web-place = Poser un pion en { $square }
web-remove = Enlever le pion en { $square }
web-pass = Passer
web-pass-now = Passer et finir le tour
web-back = Finalement non
web-defi-off = Tu te sens en veine ? Parie que tu feras mieux qu’un Brelan.
web-defi-on =
    { $only ->
        [yes] Fais mieux qu’un Brelan ! Ensuite, seules les cases Défi sont ouvertes.
       *[no] Fais mieux qu’un Brelan, sinon toutes les cases restent fermées !
    }

# La fin
web-five = Cinq pions alignés !
web-decided-five = cinq pions alignés

# La table en phrases
web-read = { $told }.
web-read-seat = { $seat } : { $told }.
    .seat = Toi : { $told }.
web-read-tokens = { $seat } a des pions en { $squares }.
    .seat = Tu as des pions en { $squares }.
web-read-line = Alignés : { $squares }, { $points }.
