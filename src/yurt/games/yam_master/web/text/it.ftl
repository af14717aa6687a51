# Yam Master in italiano: ciò che dice solo il browser

# Il tabellone
web-board = Tabellone
web-camps = Chi gioca
web-figure =
    { $figure ->
        [brelan-1] Tris 1
        [brelan-2] Tris 2
        [brelan-3] Tris 3
        [brelan-4] Tris 4
        [brelan-5] Tris 5
        [brelan-6] Tris 6
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
        [brelan-1] Tris 1
        [brelan-2] Tris 2
        [brelan-3] Tris 3
        [brelan-4] Tris 4
        [brelan-5] Tris 5
        [brelan-6] Tris 6
        [low] 8 max
       *[other] { web-figure }
    }
web-square-free = { $square }, { $figure }, libera
web-square-open = { $square }, { $figure }, libera, puoi mettere qui
web-square-token = { $square }, { $figure }, pedina di { $seat }
web-square-prey = { $square }, { $figure }, pedina di { $seat }, puoi toglierla
web-open-squares = Caselle che puoi scegliere
web-open-none = Questi dadi non aprono nessuna casella.

# I dadi
web-dice = Dadi
web-dice-of = Dadi di { $seat }
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
        [one] Défi: tira { $count }
       *[other] Défi: tira { $count }
    }
web-throws-left =
    { $count ->
        [one] ancora { $count } tiro
       *[other] ancora { $count } tiri
    }
web-place = Metti su { $square }: { $figure }
web-remove = Togli la pedina da { $square }
web-pass = Passa
web-pass-now = Passa e chiudi il turno
web-back = No, aspetta
web-defi-off = Scommetti che con i prossimi tiri farai più di un tris.
web-defi-on =
    { $only ->
        [yes] Con i prossimi tiri devi fare più di un tris. Resteranno aperte solo le caselle Défi.
       *[no] Con i prossimi tiri devi fare più di un tris, altrimenti tutte le caselle restano chiuse.
    }

# Il tavolo in frasi
web-read = { $told }.
web-read-seat = { $seat }: { $told }.
web-read-tokens = { $seat } ha pedine su { $squares }.
web-read-line = In fila: { $squares }, { $points }.
