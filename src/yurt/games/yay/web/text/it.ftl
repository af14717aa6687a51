# YAY! in italiano: quello che dice solo il browser

# Il foglio
web-paper = Foglio
web-paper-aim = Foglio: mira con le frecce, tira con Invio
web-camps = Chi gioca
web-square-free = { $square }, libera
web-square-touched = { $square }, libera, toccata da un dado
web-square-live = { $square }, { $number } di { $seat }
    .seat = { $square }, il tuo { $number }
web-square-crossed = { $square }, { $number } di { $seat }, cancellato
    .seat = { $square }, il tuo { $number }, cancellato
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
web-tie =
    { $count ->
        [one] Una casella a testa: vince la somma più alta!
       *[other] { $count } caselle a testa: vince la somma più alta!
    }
web-tie-shared = Stesso numero di caselle e stessa somma: vittoria condivisa!

# I dadi
web-dice = Dadi
web-die = Dado { $place }: { $value }, { $where }
web-die-off = Dado { $place }: fuori dal vassoio
web-die-waits = Dado { $place }: non ancora tirato
web-total = In tutto { $total }
web-to-beat = supera { $total }!

# La fine è vicina
web-near =
    { $count ->
        [one] Ancora una casella e può finire!
       *[other] Ancora { $count } caselle e può finire!
    }
web-near-idle =
    { $count ->
        [one] Se il prossimo turno non riempie nessuna casella, è finita.
       *[other] Se i prossimi { $count } turni non riempiono nessuna casella, è finita.
    }
web-near-last =
    { $count ->
        [one] Ancora un turno e poi è finita.
       *[other] Ancora { $count } turni e poi è finita.
    }

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
        [0] Mira ancora. Se non superi { $total }, il tuo turno finisce.
       *[other] Mira ancora. Se non superi { $total }, cancelli uno dei tuoi numeri.
    }
web-throw = Tira
web-throw-again = Tira ancora
web-beat = supera { $total }!
web-back = No, aspetta
web-write =
    { $count ->
        [0] Scrivi { $number } in { $square }
       *[other] Scrivi { $number }, cancella { $count }
    }
web-block = Blocca { $square }
web-cross = Cancella il tuo { $number }

# Il tavolo in frasi
web-read = { $told }.
web-read-seat =
    { $count ->
        [one] { $seat } ha { $count } casella, somma { $sum }.
       *[other] { $seat } ha { $count } caselle, somma { $sum }.
    }
    .seat =
        { $count ->
            [one] Hai { $count } casella, somma { $sum }.
           *[other] Hai { $count } caselle, somma { $sum }.
        }
web-read-numbers = { $seat } ha { $numbers }.
    .seat = Hai { $numbers }.
web-number = { $number } in { $square }
web-lies = { $face } { $where }
web-places = { $squares }
web-read-blocked = Bloccate: { $squares }.
web-read-crossed = Numeri cancellati: { $squares }.
web-read-free =
    { $count ->
        [one] { $count } casella è libera.
       *[other] { $count } caselle sono libere.
    }
