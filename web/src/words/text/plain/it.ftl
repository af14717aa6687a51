# Il tavolo semplice: fatto di parole, per ogni gioco
plain-table = Tavolo semplice
plain-table-help = Ogni gioco a parole: il tavolo come testo, le mosse per nome. Per lettori di schermo e vecchi dispositivi.
plain-drawn = Il tavolo
plain-own = Che cosa puoi fare
plain-search = Cerca una mossa
plain-found =
    { $count ->
        [one] Una mossa trovata
       *[other] { $count } mosse trovate
    }
plain-none-found = Nessuna mossa si chiama così. Prova con un’altra parola.
# A list of moves: its first one, and how many follow
plain-group =
    { $count ->
        [one] { $name } e un’altra
       *[other] { $name } e altre { $count }
    }
plain-part = Scelta { $number }
plain-seats = Posti
plain-score =
    { $score ->
        [one] punto
       *[other] punti
    }
plain-line = { $line }.
plain-row = { $row }: { $cells }.
plain-row-empty = { $row }: niente.
