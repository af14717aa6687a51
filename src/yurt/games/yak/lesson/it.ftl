# La lezione di YAK in italiano (docs/lessons.md)

lesson-opening = A YAK si bluffa. Tutti mettono carte coperte sulla stessa pila e dicono che cosa contiene. Alla fine vince chi ha preso meno carte.

lesson-open = Cominci tu la pila. Tocca il tuo yak da 2, poi dichiara 1 animale a tua scelta. La prima dichiarazione è sempre 1, qualunque carta giochi.
lesson-open-other = Si potrebbe, ma quella carta ti servirà più tardi. Stavolta gioca lo yak da 2.
lesson-open-right = «Qui ce n’è almeno 1», dici tu. Vero o no, nessun altro ha visto la carta. Ne peschi una nuova e ne hai di nuovo cinque.

lesson-outrank = { $seat2 } dichiara 3 yeti. Devi salire: un numero più alto, o lo stesso numero di un animale più grande. Gioca l’avvoltoio e dichiara 3 avvoltoi.
lesson-outrank-other =
    { $verb ->
        [challenge] Puoi contestare a ogni turno, e forse hai ragione. Ma prima prova a salire.
        [play] A un vero tavolo potresti giocarla. Qui prendi l’avvoltoio da 3.
       *[other] È abbastanza, ma più del necessario. Resta a 3 e nomina un animale più grande.
    }
lesson-outrank-right = Dal piccolo al grande: yeti, marmotta, avvoltoio, stambecco, yak. Ecco perché 3 avvoltoi superano 3 yeti.

lesson-bluff = { $seat2 } è a 4 stambecchi, e con le tue carte niente di più alto diventa vero. Allora bluffa: gioca il piccolo yeti e dichiara 4 yak.
lesson-bluff-other =
    { $verb ->
        [challenge] Contestare sarebbe coraggioso. Ma stavolta prova tu un bluff.
        [play] Si può bluffare con qualunque carta. Qui usa lo yeti, che vale meno di tutte.
       *[other] Un bluff non deve essere più grande del necessario. Dichiara 4 yak.
    }
lesson-bluff-right = { $seat1 } contesta e la pila viene scoperta: 2 yak, meno di quanti ne hai dichiarati. Prendi tutte e sette le carte. Chi dichiara troppo paga con la pila.

lesson-wild = Chi prende la pila comincia la prossima. Gioca il jolly: conta per qualunque animale venga dichiarato. E tu dichiari di nuovo 1.
lesson-wild-other = Tieni quella carta per dopo e comincia con il jolly.
lesson-wild-right = Il tuo jolly vale 2 per ogni dichiarazione. Ricorda che cosa hai giocato: lo sai solo tu.

lesson-doubt = { $seat2 } dichiara 9 yak. Ci sono tre carte, nessuna vale più di 3 e la tua vale 2. Fanno 8 al massimo. Contesta.
lesson-doubt-other = Potresti salire ancora, ma poi qualcuno contesterebbe te. 9 yak non possono esserci: contesta.
lesson-doubt-right = Conta solo il tuo jolly: 2. { $seat2 } prende la pila e comincia la prossima.

lesson-bang = Le carte speciali non valgono niente, ma cambiano il conto. Con «!» ogni animale della pila conta come quello dichiarato. Giocala e dichiara 2 stambecchi.
lesson-bang-other =
    { $verb ->
        [challenge] Un 1 spesso è vero. Non contestare, superalo con il «!».
        [play] Una buona carta, ma adesso prova il «!».
       *[other] Attenzione, c’è un solo animale. Dichiara 2.
    }
lesson-bang-right = { $seat1 } contesta. Ma con il tuo «!» lo yak conta come l’animale che hai nominato: 3, e 2 bastano. Chi contesta a torto prende la pila.

lesson-one = 4 yak, e probabilmente ci sono. Tendi una trappola: con un «1» nella pila ogni carta conta solo 1. Giocalo e dichiara 5 yak.
lesson-one-other =
    { $verb ->
        [challenge] Quei 4 yak sembrano veri. Meglio tendere una trappola.
        [play] Quella non farebbe male a nessuno. Gioca l’«1».
       *[other] Una trappola funziona se sembra innocua: bastano 5 yak.
    }
lesson-one-right = Nessuno sospetta che gli yak grandi siano diventati piccoli. Lascia che gli altri salgano.

lesson-catch = Ora sono 8 yak. Oltre al tuo «1» ci sono quattro carte, e ognuna conta 1. Tu sai che è troppo. Contesta.
lesson-catch-other = Non andare oltre: la trappola sta per scattare. Contesta gli 8 yak.
lesson-catch-right = Quattro carte che contano 1 fanno 4. { $seat2 } prende tutte e cinque le carte.

lesson-stop = Resta la carta stop: annulla tutti i «!» e gli «1» della pila. Una seconda li farebbe valere di nuovo. Giocala e dichiara 2 animali a tua scelta.
lesson-stop-other =
    { $verb ->
        [challenge] Lascia correre. Prima prova la carta stop.
        [play] Tieni quella carta: adesso tocca alla carta stop.
       *[other] È permesso. Ma qui bastano 2 animali a tua scelta.
    }
lesson-stop-right = { $seat1 } contava su un «!» e dichiarava 6 avvoltoi. La tua carta stop lo annulla: ne contano solo 2. { $seat2 } contesta e { $seat1 } prende la pila.

lesson-ending = Quando il mazzo è vuoto, la prossima contestazione chiude la partita. Vince chi ha preso meno carte: qui { $seat1 } ne ha 5, tu 7 e { $seat2 } 8.
