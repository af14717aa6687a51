pitch-yaki = Gira, ricorda e corri al trofeo: qui i bambini battono spesso i grandi!
# Che cosa conta il punteggio, dopo il numero
score-yaki =
    { $count ->
        [one] trofeo
       *[other] trofei
    }
# Il gioco in tre frasi, mentre si aspettano gli altri: lo scopo, il turno, la fine
tour-yaki-want = Vinci tre trofei prima di tutti. Uno ti aspetta in fondo al tuo percorso!
tour-yaki-turn = Gira un gettone. Se va bene con l’ultimo che hai, è tuo e vai avanti. Ricordati dove sono gli altri!
tour-yaki-end = Al terzo trofeo hai vinto, subito.
