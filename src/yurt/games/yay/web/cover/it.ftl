pitch-yay = Lancia tre dadi nel vassoio, riempi le tue caselle e cancella quelle dei vicini.
# Che cosa conta il punteggio, dopo il numero
score-yay =
    { $count ->
        [one] casella
       *[other] caselle
    }
