pitch-zayo = Vinci le prese, monta il campo, attento al lupo e parti per la steppa.
# Che cosa conta il punteggio, dopo il numero
score-zayo =
    { $count ->
        [one] cammello
       *[other] cammelli
    }
