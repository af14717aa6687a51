pitch-zayo = Vinci le prese, monta il campo, attenti al lupo, e parti per la steppa!
# Che cosa conta il punteggio, dopo il numero
score-zayo =
    { $count ->
        [one] cammello
       *[other] cammelli
    }
# Il gioco in tre frasi, mentre si aspettano gli altri: lo scopo, il turno, la fine
tour-zayo-want = Monta il campo, raduna un gregge, scambialo con cammelli e parti per la steppa!
tour-zayo-turn = Gioca le carte per vincere le prese. Ognuna porta un pezzo di campo, poi pecore e capre. Attento al lupo e al ladro!
tour-zayo-end = Parti prima degli altri con abbastanza cammelli, e hai vinto!
