# La lezione di Yam Master in italiano (docs/lessons.md)

lesson-opening = Cinque dadi, 25 caselle! Ogni casella vuole qualcosa dai tuoi dadi: se ci riesci, la tua pedina va lì. Le file danno punti, e cinque in fila vincono subito.

lesson-keep = In un turno puoi tirare tre volte, e hai già due 4. Toccali tutti e due per tenerli, poi «Tira 3 dadi».
lesson-keep-other =
    { $verb ->
        [pass] Non così in fretta, hai ancora due tiri! Tieni i due 4.
       *[other] Puoi tenere quello che vuoi. Ma due 4 sono quasi tre: tieni solo quelli.
    }
lesson-keep-right = Tre 4! È un Tris, e sul tabellone ci sono due caselle che lo vogliono. Le vedi brillare?

lesson-place = Tocca d1, il 4 in alto, poi «Piazza la pedina su d1». Così finisce il tuo turno.
lesson-place-other =
    { $verb ->
        [place] Anche e5 è un 4. Ma stavolta prendi d1: da lì partirà una fila.
        [pass] Non devi mai piazzare per forza, ma questa casella vale la pena. Prendi d1.
       *[other] Potresti sperare in un quarto 4. Ma prendi quello che hai: d1.
    }
lesson-place-right = La casella è tua! Be’, quasi per sempre. Adesso tira { $seat1 }.

lesson-figure = 2 2 2 5 5 in un colpo solo! Tre e due fanno un Full. Brillano più caselle, e scegli tu. Piazza la pedina su d2, proprio sotto la prima.
lesson-figure-other =
    { $verb ->
        [place] I tuoi dadi lo permettono. Ma su d2, accanto alla prima pedina, valgono di più.
       *[other] Un Full al primo tiro, che fortuna! Usala: piazza la pedina su d2.
    }
lesson-figure-right = Gli stessi dadi fanno un Tris di 2, un Full e un Sec, cioè «al primo colpo». Hai scelto quello che aiuta la tua fila.

lesson-defi = d3 è un Défi, una sfida: scommetti che con i prossimi tiri fai più di un Tris. Attiva il Défi, tieni i tre 3 e tira.
lesson-defi-other =
    { $verb ->
        [keep] Senza Défi, d3 resta chiusa. Prima attiva il Défi.
        [defi] Che coraggio! Ma tre 3 sono un buon inizio: tienili.
       *[other] Il Tris di 3 è sicuro. Ma solo un Défi apre d3: provaci!
    }
lesson-defi-right = Due 6 con i tre 3: un Full! Il tuo Défi è vinto. Altrimenti potevi solo passare.

lesson-line = Adesso d3 è aperta. Piazza lì la pedina e guarda la colonna!
lesson-line-other = Un Défi vinto apre tutte le caselle che vanno bene per i tuoi dadi. Ma d3 fa una fila: piazza lì la pedina.
lesson-line-right = Tre in fila valgono 1 punto! { $seat1 } ti è alle calcagna, nella colonna accanto.

lesson-four = 1 1 1 2 3 fanno 8 in tutto, e d4 vuole 8 o meno. Piazza lì la pedina e la tua fila cresce.
lesson-four-other = Si può fare. Ma su d4 gli stessi dadi allungano la tua fila.
lesson-four-right = Quattro in fila valgono 2 punti! Ma occhio alla colonna e quando tira { $seat1 }.

lesson-yam = Ahi: anche { $seat1 } ha quattro pedine in fila. Ancora e5, e hai perso! Hai quattro 6. Tienili, poi «Tira 1 dado».
lesson-yam-other =
    { $verb ->
        [place] Un Carré, quattro uguali, è bello. Ma non ferma { $seat1 }. Prova a fare il quinto 6!
       *[other] Tieni tutti e quattro i 6. Cinque uguali: meglio di così non si può!
    }
lesson-yam-right = Cinque uguali: uno Yam! Potrebbe andare su c3, al centro. O diventare un Predatore!

lesson-predator = Il Predatore toglie una pedina a { $seat1 }. Toccane una nella colonna e, e spezza quella fila!
lesson-predator-other = Piazzare una pedina andrebbe bene, ma poi { $seat1 } può vincere su e5. Togli una pedina dalla colonna e.
lesson-predator-right = Uff! { $seat1 } riprende la pedina, la fila è spezzata e il tuo turno è finito.

lesson-win = { $seat1 } non ha avuto fortuna. Hai tre 5, e d5 è un 5. Piazza lì la pedina!
lesson-win-other = Guarda la colonna d: manca solo una casella. Piazza la pedina su d5!
lesson-win-right = Cinque in fila! Vinci subito, qualunque sia il punteggio.

lesson-ending = Cinque in fila è raro. Di solito la partita finisce quando qualcuno piazza la dodicesima pedina: tre in fila valgono 1 punto, quattro ne valgono 2. Con più punti, vinci tu!
