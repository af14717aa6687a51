# Yam Master en français : ce que seul le navigateur dit

# Le plateau
web-board = Plateau
web-camps = Autour de la table
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
        [brelan-1] Br. 1
        [brelan-2] Br. 2
        [brelan-3] Br. 3
        [brelan-4] Br. 4
        [brelan-5] Br. 5
        [brelan-6] Br. 6
        [low] 8 maxi
       *[other] { web-figure }
    }
web-square-free = { $square }, { $figure }, libre
web-square-open = { $square }, { $figure }, libre, tu peux y poser un pion
web-square-token = { $square }, { $figure }, pion de { $seat }
web-square-prey = { $square }, { $figure }, pion de { $seat }, tu peux l’enlever
web-open-squares = Cases au choix
web-open-none = Ces dés n’ouvrent aucune case.

# Les dés
web-dice = Dés
web-dice-of = Dés de { $seat }
web-die = Dé { $place } : { $value }
web-die-kept = Dé { $place } : { $value }, gardé
web-die-blank = Dé { $place } : pas encore lancé
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
        [0] Défi : lancer
        [one] Défi : { $count } dé
       *[other] Défi : { $count } dés
    }
web-throws-left =
    { $count ->
        [one] encore { $count } lancer
       *[other] encore { $count } lancers
    }
web-place = Poser en { $square } : { $figure }
web-remove = Enlever le pion en { $square }
web-pass = Passer
web-pass-now = Passer et finir le tour
web-back = Finalement non
web-defi-off = Parie que tu feras mieux qu’un Brelan aux prochains lancers.
web-defi-on =
    { $only ->
        [yes] Tes prochains lancers devront donner mieux qu’un Brelan. Seules les cases Défi seront ouvertes.
       *[no] Tes prochains lancers devront donner mieux qu’un Brelan, sinon toutes les cases restent fermées.
    }

# La table en phrases
web-read = { $told }.
web-read-seat = { $seat } : { $told }.
web-read-tokens = { $seat } a des pions en { $squares }.
web-read-line = Alignés : { $squares }, { $points }.
