# YAY! in italiano: quello che dice solo il browser

# Il foglio
web-paper = Foglio
web-paper-aim = Foglio: le frecce mirano, Invio tira
web-camps = Chi gioca
web-square-free = { $square }, libera
web-square-touched = { $square }, libera, toccata da un dado
web-square-live = { $square }, { $number } di { $seat }
web-square-crossed = { $square }, { $number } di { $seat }, cancellato
web-square-blocked = { $square }, bloccata
web-square-write =
    { $count ->
        [0] { $square }, libera, puoi scrivere { $total } qui
        [one] { $square }, libera, puoi scrivere { $total } qui e cancellare { $count } numero
       *[other] { $square }, libera, puoi scrivere { $total } qui e cancellare { $count } numeri
    }
web-square-block = { $square }, libera, puoi bloccarla
web-square-cross = { $square }, il tuo { $number }, puoi cancellarlo

# I posti
web-camp =
    { $count ->
        [one] { $count } casella, somma { $sum }
       *[other] { $count } caselle, somma { $sum }
    }
web-held =
    { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }
web-sum = Somma { $sum }

# I dadi
web-dice = Dadi
web-die = Dado { $place }: { $value } su { $block }
web-die-off = Dado { $place }: fuori dal vassoio
web-die-waits = Dado { $place }: non ancora tirato
web-total = In tutto { $total }
web-to-beat = da superare: { $total }

# Tocca a te
web-aim-hint = Trascina sul foglio per mirare.
web-staying =
    { $count ->
        [20] Quasi tutti i dadi ci restano.
        [one] Circa { $count } dado su 20 ci resta.
       *[other] Circa { $count } dadi su 20 ci restano.
    }
web-expect-again =
    { $numbers ->
        [0] Mira ancora: se non superi { $total }, il tuo turno finisce.
       *[other] Mira ancora: se non superi { $total }, cancelli uno dei tuoi numeri.
    }
web-throw-again = Tira ancora
web-beat = devi superare { $total }
web-back = No, aspetta

# Il tavolo in frasi
web-read = { $told }.
web-read-seat =
    { $count ->
        [one] { $seat } ha { $count } casella, somma { $sum }.
       *[other] { $seat } ha { $count } caselle, somma { $sum }.
    }
web-read-numbers = { $seat } ha { $numbers }.
web-number = { $number } in { $square }
web-places = { $squares }
web-read-blocked = Bloccate: { $squares }.
web-read-crossed = Numeri cancellati: { $squares }.
web-read-free =
    { $count ->
        [one] { $count } casella è libera.
       *[other] { $count } caselle sono libere.
    }
