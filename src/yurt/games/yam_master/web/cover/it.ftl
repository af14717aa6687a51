pitch-yam-master = Cinque dadi, un tabellone, io contro te: chi fa più file?
# Che cosa conta il punteggio, dopo il numero
score-yam-master =
    { $count ->
        [one] punto
       *[other] punti
    }
# Il gioco in tre frasi, mentre si aspettano gli altri: lo scopo, il turno, la fine
tour-yam-master-want = Metti in fila le tue pedine: tre valgono 1 punto, quattro ne valgono 2.
tour-yam-master-turn = Tira i cinque dadi fino a tre volte e tieni quelli che ti piacciono. Poi metti una pedina su una casella che va bene.
tour-yam-master-end = Con cinque in fila vinci subito. Oppure qualcuno finisce le pedine e contano i punti.
