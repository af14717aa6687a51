pitch-yay = Tira tre dadi, riempi le tue caselle e cancella i numeri dei vicini. YAY!
# Che cosa conta il punteggio, dopo il numero
score-yay =
    { $count ->
        [one] casella
       *[other] caselle
    }
# Il gioco in tre frasi, mentre si aspettano gli altri: lo scopo, il turno, la fine
tour-yay-want = Conquista più caselle di tutti sul foglio.
tour-yay-turn = Mira, tira tre dadi e scrivi il totale dove se n’è fermato uno. I numeri più bassi lì accanto vengono cancellati. YAY!
tour-yay-end = Una riga e una colonna piene, e la partita finisce: conta le tue caselle!
