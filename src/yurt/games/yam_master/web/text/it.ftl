# Yam Master in italiano: ciò che dice solo il browser

# Il tabellone
web-board = Tabellone
web-camps = Chi gioca
# Su una casella
web-figure =
    { $figure ->
        [brelan-1] Tris di 1
        [brelan-2] Tris di 2
        [brelan-3] Tris di 3
        [brelan-4] Tris di 4
        [brelan-5] Tris di 5
        [brelan-6] Tris di 6
        [full] Full
        [carre] Carré
        [yam] Yam
        [suite] Suite
        [low] 8 o meno
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
        [low] Max. 8
       *[other] { web-figure }
    }
# Come si legge ad alta voce: che cosa c’è scritto sulla casella, e che cosa vuol dire
web-figure-spoken =
    { $figure ->
        [full] Full (tris più coppia)
        [carre] Carré (quattro uguali)
        [yam] Yam (cinque uguali)
        [suite] Suite (scala)
        [sec] Sec (al primo colpo)
        [defi] Défi (sfida)
       *[other] { web-figure }
    }
web-square-free = { $square }, { $figure }, libera
web-square-open = { $square }, { $figure }, libera, qui puoi piazzare una pedina
web-square-token = { $square }, { $figure }, pedina di { $seat }
    .seat = { $square }, { $figure }, pedina tua
web-square-prey = { $square }, { $figure }, pedina di { $seat }, puoi toglierla
    .seat = { $square }, { $figure }, pedina tua
web-open-squares = Caselle che puoi scegliere
web-open-none = Nessuna casella va bene per questi dadi.

# I dadi
web-dice = Dadi
web-dice-of = Dadi di { $seat }
    .seat = I tuoi dadi
web-die = Dado { $place }: { $value }
web-die-kept = Dado { $place }: { $value }, tenuto
web-die-blank = Dado { $place }: non ancora tirato
web-rail = Tocca i dadi che vuoi tenere
web-throw-count = Tiro { $throw } di { $most }

# Tocca a te
web-throw =
    { $count ->
        [0] Tira
        [one] Tira { $count } dado
       *[other] Tira { $count } dadi
    }
web-throw-defi =
    { $count ->
        [0] Défi: tira
       *[other] Défi: tira { $count }
    }
web-throws-left =
    { $count ->
        [one] ancora { $count } tiro
       *[other] ancora { $count } tiri
    }
web-place = Piazza la pedina su { $square }
web-remove = Togli la pedina da { $square }
web-pass = Passa
web-pass-now = Passa e chiudi il turno
web-back = No, aspetta
web-defi-off = Ti senti in vena? Scommetti che con i prossimi tiri fai più di un Tris.
web-defi-on =
    { $only ->
        [yes] Fai più di un Tris! Poi sono aperte solo le caselle Défi.
       *[no] Fai più di un Tris, se no tutte le caselle restano chiuse!
    }

# La fine
web-five = Cinque in fila!
web-decided-five = cinque in fila

# Il tavolo in frasi
web-read = { $told }.
web-read-seat = { $seat }: { $told }.
    .seat = Tu: { $told }.
web-read-tokens = { $seat } ha pedine su { $squares }.
    .seat = Hai pedine su { $squares }.
web-read-line = In fila: { $squares }, { $points }.
