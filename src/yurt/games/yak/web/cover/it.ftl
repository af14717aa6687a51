pitch-yak = Inventa quello che vuoi, ma non farti scoprire!
# Che cosa conta il punteggio, dopo il numero
score-yak =
    { $count ->
        [one] carta
       *[other] carte
    }
# Il gioco in tre frasi, mentre si aspettano gli altri: lo scopo, il turno, la fine
tour-yak-want = Prendi meno carte che puoi. Bluffa quanto vuoi, basta non farti scoprire!
tour-yak-turn = Metti una carta coperta sulla pila e di’ che cosa contiene: «4 yak!» Oppure contesta l’ultima dichiarazione.
tour-yak-end = Finito il mazzo, la prossima contestazione decide tutto: si vince con meno carte.
