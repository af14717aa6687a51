# Demo in italiano

# Che cosa è successo
rolls = { $seat } tira il dado.
shows =
    { $points ->
        [one] Il dado mostra { $face }: { $points } punto in questo turno.
       *[other] Il dado mostra { $face }: { $points } punti in questo turno.
    }
keeps =
    { $points ->
        [one] { $seat } si ferma e tiene { $points } punto.
       *[other] { $seat } si ferma e tiene { $points } punti.
    }
loses =
    { $points ->
        [0] Il dado mostra 1: il turno di { $seat } è finito.
        [one] Il dado mostra 1: { $seat } perde { $points } punto.
       *[other] Il dado mostra 1: { $seat } perde { $points } punti.
    }
ends = La partita finisce con questo turno di { $seat }.

# Che cosa ci si aspetta da te
expect-roll = Tira il dado.
expect-turn =
    { $points ->
        [one] Tira ancora, oppure fermati e tieni { $points } punto.
       *[other] Tira ancora, oppure fermati e tieni { $points } punti.
    }

# Rifiuti
refuse-roll-first = Non hai ancora niente da tenere: prima tira il dado.

# Opzioni
option-goal = Traguardo
option-goal-help = Quanti punti servono per vincere?

# Il tavolo come testo
drawn-seat = { $points } su { $goal }
drawn-pot = Questo turno: { $points }

# Che cosa si racconta di una partita finita, dopo un nome e in una lista
feat-best-turn =
    { $count ->
        [one] tiene { $count } punto in un turno
       *[other] tiene { $count } punti in un turno
    }
feat-best-turn-label = Turno migliore
feat-lost-points =
    { $count ->
        [one] perde { $count } punto per un 1
       *[other] perde { $count } punti per un 1
    }
feat-lost-points-label = Punti persi

# Consigli: che cosa fare, e che cosa parla a favore
advise-roll = Tira il dado
advise-stop = Fermati
why-roll = La probabilità che il dado non segni 1 è { $odds }.
why-stop =
    { $points ->
        [one] Tieni { $points } punto.
       *[other] Tieni { $points } punti.
    }
