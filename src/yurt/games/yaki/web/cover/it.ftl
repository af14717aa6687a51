pitch-yaki = Gira, ricorda e corri fino al trofeo: qui spesso vincono i bambini.
# Che cosa conta il punteggio, dopo il numero
score-yaki =
    { $count ->
        [one] trofeo
       *[other] trofei
    }
