pitch-yak = Dichiara più di quanto gli altri credano, e non farti scoprire.
# Che cosa conta il punteggio, dopo il numero
score-yak =
    { $count ->
        [one] carta
       *[other] carte
    }
