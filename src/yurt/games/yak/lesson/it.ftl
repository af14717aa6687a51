# La lezione di YAK in italiano (docs/lessons.md)

lesson-opening = A YAK si bluffa! Tutti mettono carte coperte su una pila e dicono che cosa c’è dentro. Inventa pure, ma non farti scoprire: alla fine vince il minor numero di carte!

lesson-open = Cominci tu la pila. Tocca il tuo yak da 2, poi dichiara 1 animale a tua scelta. La prima dichiarazione è sempre 1, qualunque carta giochi.
lesson-open-other = Potresti, ma quella carta ti servirà più tardi. Stavolta gioca lo yak da 2.
lesson-open-right = «Qui dentro ce n’è almeno 1», dici tu. Vero o no, nessun altro ha visto la carta. Ne peschi un’altra e ne hai di nuovo cinque.

lesson-outrank = { $seat2 } dichiara 3 yeti. Sali: un numero più alto, o lo stesso numero di un animale più grande. Gioca l’avvoltoio da 3 e dichiara 3 avvoltoi.
lesson-outrank-other =
    { $verb ->
        [challenge] Puoi contestare a ogni turno, e forse hai ragione. Ma prima prova a salire.
        [play] In una vera partita potresti giocarla. Qui prendi l’avvoltoio da 3.
       *[other] Basta, anzi è più del necessario. Resta a 3 e scegli un animale più grande.
    }
lesson-outrank-right = Dal piccolo al grande: yeti, marmotta, avvoltoio, stambecco, yak. Ecco perché 3 avvoltoi superano 3 yeti.

lesson-bluff = { $seat2 } è a 4 stambecchi, e con le tue carte niente di più alto è vero. Allora bluffa! Gioca il piccolo yeti da 1 e dichiara 4 yak.
lesson-bluff-other =
    { $verb ->
        [challenge] Contestare sarebbe coraggioso. Ma stavolta prova tu un bluff.
        [play] Puoi bluffare con qualunque carta. Qui usa lo yeti da 1, che vale meno di tutte.
       *[other] Non bluffare più del necessario. Dichiara 4 yak.
    }
lesson-bluff-right = { $seat1 } contesta e la pila viene scoperta: 2 yak, non 4. Bluff scoperto! Prendi tutte e sette le carte.

lesson-wild = Hai preso la pila, quindi cominci la prossima. Gioca il jolly: conta come l’animale dichiarato, qualunque sia. E tu dichiari di nuovo 1.
lesson-wild-other = Tieni quella carta per dopo e comincia con il jolly.
lesson-wild-right = Il tuo jolly vale 2 per qualunque animale. Ricorda che cosa hai giocato: lo sai solo tu!

lesson-doubt = { $seat2 } dichiara 9 yak. Ci sono solo tre carte, nessuna vale più di 3 e la tua vale 2: al massimo fanno 8. Tocca «Contesta!»
lesson-doubt-other = Potresti salire ancora, ma poi qualcuno contesterebbe te. 9 yak non possono esserci. Tocca «Contesta!»
lesson-doubt-right = Conta solo il tuo jolly: 2. Bluff scoperto! { $seat2 } prende la pila e comincia la prossima.

lesson-bang = Le carte speciali non valgono niente, ma cambiano il conteggio. Con «!» ogni animale della pila conta come quello che dici tu. Giocala e dichiara 2 stambecchi.
lesson-bang-other =
    { $verb ->
        [challenge] Un 1 spesso è vero. Non contestare, sali con il «!».
        [play] Una buona carta, ma adesso prova il «!».
       *[other] Attenzione: nella pila c’è un solo animale. Dichiara 2.
    }
lesson-bang-right = { $seat1 } contesta. Ma con il tuo «!» lo yak conta come stambecco: fa 3, e 2 bastano. Contestare a torto costa la pila!

lesson-one = 4 yak, e probabilmente ci sono. Tendi una trappola! Con un «1» nella pila ogni carta conta solo 1. Giocalo e dichiara 5 yak.
lesson-one-other =
    { $verb ->
        [challenge] Quei 4 yak sembrano veri. Meglio tendere una trappola.
        [play] Quella non farebbe male a nessuno. Gioca l’«1».
       *[other] Una buona trappola sembra innocua: bastano 5 yak.
    }
lesson-one-right = Nessuno sospetta che i grandi yak siano diventati minuscoli. Ora lascia salire gli altri!

lesson-catch = Già 8 yak! Oltre al tuo «1» ci sono quattro carte, e ognuna conta 1. Lo sai: è troppo. Tocca «Contesta!»
lesson-catch-other = Fermati qui: la trappola sta per scattare. Tocca «Contesta!»
lesson-catch-right = Quattro carte che contano 1 fanno 4. Bluff scoperto! { $seat2 } prende tutte e cinque le carte.

lesson-stop = Resta la carta stop: annulla tutti i «!» e gli «1» della pila. Con una seconda valgono di nuovo. Giocala e dichiara 2 animali a tua scelta.
lesson-stop-other =
    { $verb ->
        [challenge] Lascia correre. Prima prova la carta stop.
        [play] Tieni quella carta: adesso tocca alla carta stop.
       *[other] Potresti. Ma qui bastano 2 animali a tua scelta.
    }
lesson-stop-right = { $seat1 } contava su un «!» e dichiarava 6 avvoltoi. La tua carta stop lo annulla: ne contano solo 2. { $seat2 } contesta e { $seat1 } prende la pila.

lesson-ending = Quando il mazzo è vuoto, la prossima contestazione chiude la partita. Vince il minor numero di carte: { $seat1 } ne ha 5, tu 7 e { $seat2 } 8. Ora gioca davvero!
