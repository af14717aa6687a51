# La lezione di YAY! in italiano (docs/lessons.md)

lesson-opening = Tre dadi, un foglio, una matita per ciascuno. Si tira sul foglio, si scrivono numeri e si cancellano quelli dei vicini. Vince chi alla fine ha più caselle.

lesson-throw = Trascina sul foglio per mirare. La croce sta dove si incontrano quattro caselle; il pulsante nomina quella in alto a sinistra. Circa metà dei dadi resta nell’anello.
lesson-throw-other = Puoi mirare dove vuoi. Sul bordo i dadi rimbalzano; ogni tanto uno salta fuori e non conta. Prova prima il centro.
lesson-throw-right = 5, 4 e 2 fanno 11. Un dado sta dove si incontrano quattro caselle e le tocca tutte. In ognuna che è libera puoi scrivere 11: sono quelle che brillano.

lesson-write = Tocca una casella che brilla e scrivi il tuo 11. Il tuo primissimo tiro va scritto; più avanti potrai scegliere.
lesson-write-other = Tocca una delle caselle che brillano e scrivi lì il tuo 11.
lesson-write-right = La casella è tua, con il tuo colore e le tue strisce. Alla fine ogni casella che hai vale uno, qualunque sia il numero. Ora tira { $seat1 }.

lesson-rival = { $seat1 } ha scritto 8 in g7. Trascina la tua croce su un angolo dell’8, per esempio su f6, e tira.
lesson-rival-other = Un po’ lontano. Trascina la tua croce in basso a destra, su un angolo dell’8.
lesson-rival-right = 6, 4 e 2 fanno 12, più dell’8 di { $seat1 }. Scegli una casella proprio accanto all’8 e lui comincia a tremare.

lesson-cross = Scrivi il tuo 12 in g6, proprio sopra l’8.
lesson-cross-other =
    { $verb ->
        [aim] 12 è un bel tiro. Tienilo e scrivilo in g6.
       *[other] Potresti scriverlo lì. Ma stavolta prendi g6, proprio sopra l’8.
    }
lesson-cross-right = L’8 è cancellato: { $seat1 } perde la casella. Succede a ogni numero altrui più basso sopra, sotto, a sinistra o a destra del tuo, mai in diagonale.

lesson-low = { $seat1 } ha un 15 in b2. Tira lì, intorno a b2, e guarda che cosa fa un numero alto.
lesson-low-other = Mira a b2 o lì accanto, così i tuoi dadi arrivano vicino al 15.
lesson-low-right = Un dado è saltato fuori, quindi contano solo 3 e 2: 5. Accanto al 15 non puoi scrivere, perché 5 non è più alto. Restano solo a3 e c1.

lesson-again = 5 si cancella in fretta. Puoi tirare ancora tutti e tre i dadi, ma poi devi fare più di 5. Scegli «Tira ancora», mira intorno a c3 e tira.
lesson-again-other =
    { $verb ->
        [write] Si può, ed è sicuro. Ma prima osiamo un altro tiro.
       *[other] Un po’ lontano. Mira intorno a c3.
    }
lesson-again-right = 4, 3 e 2 fanno 9, e superi 5. Potresti anche continuare e provare a superare 9. Vedi il punto dopo il 9? 6 e 9 ne hanno uno, così nessuno li confonde.

lesson-nine = 9 basta. Scrivilo in d3.
lesson-nine-other =
    { $verb ->
        [aim] Potresti, ma poi ti servirebbe più di 9. Scrivilo in d3.
       *[other] Anche quello è un buon posto. Ma stavolta prendi d3.
    }
lesson-nine-right = È tua, finché qualcuno non scrive un numero più alto proprio accanto. Guarda il tuo 12 quando tira { $seat1 }.

lesson-risk = { $seat1 } ha scritto 16 accanto al tuo 12 e l’ha cancellato. E se un nuovo tiro è troppo basso? Mira intorno a e6 e tira, poi tira ancora.
lesson-risk-other =
    { $verb ->
        [write] Scrivere 10 sarebbe saggio. Ma qui guarda che cosa succede se osi troppo: tira ancora.
       *[other] Mira intorno a e6, lì c’è posto.
    }
lesson-risk-right = Prima 10, poi solo 7. Non superi 10: il tiro non conta e ti costa uno dei tuoi numeri.

lesson-pay = Cancella uno dei tuoi numeri: tocca il 9 in d3. Poi il tuo turno finisce.
lesson-pay-other = Puoi scegliere uno qualsiasi dei tuoi. Ma un numero basso gli altri lo cancellano più facilmente: dai via il 9.
lesson-pay-right = Perciò tira ancora solo se vale il rischio. Ora tira { $seat1 }.

lesson-block = Un’ultima cosa: mira intorno a g6 e tira. Se il totale non sta da nessuna parte, blocchi invece una casella.
lesson-block-other = Mira intorno a g6. Poi blocca la casella che brilla, invece di tirare ancora.
lesson-block-right = 3 non è più alto del 16 accanto a h7, quindi hai bloccato h7. È piena e di nessuno. Se i dadi non toccano nessuna casella libera, il turno finisce e basta.

lesson-ending = La partita finisce quando una riga e una colonna intere sono piene, anche di caselle cancellate o bloccate. Vince chi ha più caselle; in parità, la somma più alta.
