pitch-yaki = Gira, ricorda e corri al trofeo: qui i bambini battono spesso i grandi!
# Che cosa conta il punteggio, dopo il numero
score-yaki =
    { $count ->
        [one] trofeo
       *[other] trofei
    }
