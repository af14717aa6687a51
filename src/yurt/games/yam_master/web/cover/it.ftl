pitch-yam-master = Cinque dadi, tre lanci, un tabellone: un duello per la fila più lunga.
# Che cosa conta il punteggio, dopo il numero
score-yam-master =
    { $count ->
        [one] punto
       *[other] punti
    }
