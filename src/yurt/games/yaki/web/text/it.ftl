# YAKI in italiano: quello che dice solo il browser

# I gettoni
web-field = Gettoni, cinque in ognuna delle quattro righe
web-row = Riga { $row }
web-spot-down = Posizione { $place }, riga { $row }, colonna { $column }, coperto
web-spot-empty = Posizione { $place }, riga { $row }, colonna { $column }, vuota
web-spot-up = Posizione { $place }, riga { $row }, colonna { $column }: { $token }

# I percorsi
web-camps = Chi gioca
web-own = Il tuo percorso
web-path = Gettoni sul tuo percorso
web-trophies =
    { $won ->
        [one] { $won } trofeo su { $goal }
       *[other] { $won } trofei su { $goal }
    }
web-standing = { $token } sulla casella { $square } di { $squares }
web-standing-none = ancora nessun gettone sul percorso

# Tocca a te
web-fits = Va bene:
web-misses = Non va bene
web-stop = Fermati qui

# Un trofeo
web-cheer = { $seat } vince un trofeo!
    .seat = Il trofeo è tuo!

# Il tavolo in frasi
web-read-seat = { $seat }: { $trophies }, { $standing }.
    .seat = Tu: { $trophies }, { $standing }.
web-read-next =
    { $kind ->
        [green] { $seat }: la prossima casella vuole un gettone verde.
        [red] { $seat }: la prossima casella vuole un gettone rosso.
        [yellow] { $seat }: la prossima casella vuole un gettone giallo.
        [violet] { $seat }: la prossima casella vuole un gettone viola.
        [trophy] { $seat }: la prossima casella è quella del trofeo.
       *[plain] { $seat }: la prossima casella accetta ogni colore.
    }
    .seat =
        { $kind ->
            [green] La tua prossima casella vuole un gettone verde.
            [red] La tua prossima casella vuole un gettone rosso.
            [yellow] La tua prossima casella vuole un gettone giallo.
            [violet] La tua prossima casella vuole un gettone viola.
            [trophy] La tua prossima casella è quella del trofeo.
           *[plain] La tua prossima casella accetta ogni colore.
        }
web-read-down =
    { $count ->
        [one] { $count } gettone è coperto.
       *[other] { $count } gettoni sono coperti.
    }
web-read-away = Posizioni vuote: { $places }.
