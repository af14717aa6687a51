# La lezione di YAY! in italiano (docs/lessons.md)

lesson-opening = Tre dadi, un foglio e una matita per ciascuno. Tira, scrivi il tuo numero e cancella quelli dei vicini. Se alla fine hai più caselle di tutti, vinci!

lesson-throw = Trascina sul foglio: la croce mostra dove miri. Circa metà dei tuoi dadi resterà nell’anello. Tutto pronto? Tocca «Tira»!
lesson-throw-other = Puoi mirare dove vuoi. Sul bordo i dadi rimbalzano, e ogni tanto uno salta fuori e non conta. Prova prima il centro.
lesson-throw-right = 5, 4 e 2 fanno 11! Un dado sta dove si incontrano quattro caselle e le tocca tutte. In quelle libere puoi scrivere 11: sono quelle che brillano.

lesson-write = Tocca una casella che brilla e scrivi il tuo 11. Il tuo primissimo tiro conta sempre. Più avanti potrai scegliere.
lesson-write-other = Tocca una delle caselle che brillano e scrivi lì il tuo 11.
lesson-write-right = È tua, con il tuo colore e le tue strisce! Alla fine ogni tua casella vale uno, numero grande o piccolo. Ora tira { $seat1 }.

lesson-rival = { $seat1 } ha scritto 8 in g7. Trascina la tua croce su un angolo di quell’8 e tira.
lesson-rival-other = Un po’ lontano. Trascina la tua croce in basso a destra, su un angolo dell’8.
lesson-rival-right = 6, 4 e 2 fanno 12, più dell’8 di { $seat1 }! Tocca una casella proprio accanto all’8 e guardalo tremare.

lesson-cross = Scrivi il tuo 12 in g6, proprio sopra l’8.
lesson-cross-other =
    { $verb ->
        [aim] 12 è un gran tiro. Tienilo e scrivilo in g6.
       *[other] Anche lì andrebbe bene. Ma stavolta prendi g6, proprio sopra l’8.
    }
lesson-cross-right = YAY! L’8 è cancellato e { $seat1 } perde la casella. Succede a ogni numero più basso degli altri sopra, sotto, a sinistra o a destra del tuo, mai in diagonale.

lesson-low = { $seat1 } ha un 15 in b2. Tira vicino a b2 e guarda che cosa può fare un numero alto.
lesson-low-other = Mira a b2 o lì accanto, così i tuoi dadi arrivano vicino al 15.
lesson-low-right = Ops, un dado è saltato fuori! 3 e 2 fanno 5. Accanto al 15 non puoi scrivere, perché 5 non è più alto. Restano solo a3 e c1.

lesson-again = Un 5 si cancella in fretta. Osi ritentare con tutti e tre i dadi? Ti serve più di 5. Tocca «Tira ancora», mira intorno a c3 e tocca «Tira».
lesson-again-other =
    { $verb ->
        [write] Si può, ed è sicuro. Ma prima osiamo un altro tiro.
       *[other] Un po’ lontano. Mira intorno a c3.
    }
lesson-again-right = 4, 3 e 2 fanno 9, e superi 5! Potresti perfino provare a superare 9. Vedi il punto dopo il 9? 6 e 9 ne hanno uno, così nessuno li confonde.

lesson-nine = 9 basta. Scrivilo in d3.
lesson-nine-other =
    { $verb ->
        [aim] Potresti, ma poi ti servirebbe più di 9. Scrivilo in d3.
       *[other] Anche quello è un buon posto! Ma stavolta prendi d3.
    }
lesson-nine-right = È tua, finché qualcuno non scrive un numero più alto proprio accanto. Tieni d’occhio il tuo 12 quando tira { $seat1 }.

lesson-risk = { $seat1 } ha scritto 16 accanto al tuo 12 e l’ha cancellato. Ora guarda che cosa succede se un tiro è troppo basso: mira intorno a e6, tira, poi tira ancora.
lesson-risk-other =
    { $verb ->
        [write] Scrivere 10 sarebbe saggio. Ma qui guarda che cosa succede se osi troppo: tira ancora.
       *[other] Mira intorno a e6, lì c’è posto.
    }
lesson-risk-right = Prima 10, poi solo 7. Non superi 10: il tiro non conta e ti costa uno dei tuoi numeri.

lesson-pay = Cancella uno dei tuoi numeri: tocca il 9 in d3. Poi il tuo turno è finito.
lesson-pay-other = Puoi scegliere uno qualsiasi dei tuoi. Ma un numero basso gli altri lo cancellano più facilmente: dai via il 9.
lesson-pay-right = Perciò tira ancora solo se vale il rischio. Ora tira { $seat1 }.

lesson-block = Un’ultima cosa: mira intorno a g6 e tira. Se il tuo totale non entra da nessuna parte, blocchi invece una casella.
lesson-block-other = Mira intorno a g6. Poi blocca la casella che brilla, invece di tirare ancora.
lesson-block-right = 3 non è più alto del 16 accanto a h7, quindi hai bloccato h7: è piena e di nessuno. Se i tuoi dadi non toccano caselle libere, il tuo turno finisce lì.

lesson-ending = Si finisce quando una riga e una colonna intere sono piene, anche di caselle cancellate o bloccate. Se hai più caselle, vinci! In parità conta la somma più alta.
