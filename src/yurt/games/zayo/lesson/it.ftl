# La lezione di ZAYO in italiano (docs/lessons.md)

lesson-opening = Vinci le prese, monta il campo, raduna un gregge e parti per la steppa con due cammelli! Con le carte in alto fai le offerte, quelle in basso servono per tutto il resto.

lesson-follow = { $seat1 } apre con il 6 delle capre del pastore. Lì non hai di più, quindi offri quello che vuoi. Butta la più bassa: tocca l’1 delle capre del pastore e offrilo.
lesson-follow-other =
    { $verb ->
        [lay] Prima dell’offerta puoi giocare una carta, ma ti servirà di più dopo. Offri l’1 delle capre del pastore.
       *[other] Questa presa è persa, e quella carta può ancora vincerne una. Offri l’1 delle capre del pastore.
    }
lesson-follow-right = Vince la carta più alta del seme di apertura: il 6 di { $seat1 }! La ricompensa è una yurta per il campo. Chi vince una presa apre la prossima.

lesson-overbid = In testa c’è { $seat2 } con il 5 delle capre della tribù. Se puoi superarlo, devi farlo: il tuo 6 brilla. Offrilo!
lesson-overbid-other = Prima puoi giocare una carta, ma per ora lascia stare. Offri il 6 delle capre della tribù.
lesson-overbid-right = Il tuo 6 è il più alto del seme: la presa è tua! Gli altri semi non vincono mai, per quanto alti siano.

lesson-place = Ecco la tua ricompensa! Un campo ha bisogno di un cavallo, un carro e una yurta. Un cavallo ce l’hai: mettilo nel campo.
lesson-place-other = Puoi sempre passare, ma così non prendi niente. Metti il cavallo.
lesson-place-right = Il primo posto nel tuo campo è occupato! Il cavallo resta lì per tutta la partita, a meno che non passi il ladro.

lesson-lead = La presa era tua, quindi apri tu. Niente batte un 8: offri l’8 delle pecore del pastore.
lesson-lead-other =
    { $verb ->
        [lay] Giocherai una carta prima della prossima offerta. Per ora offri l’8 delle pecore del pastore.
       *[other] Tieni quella carta per un’altra presa. Offri l’8 delle pecore del pastore.
    }
lesson-lead-right = Nessuno può superare un 8: la presa è di nuovo tua! Ora ti servono un carro e una yurta.

lesson-ask = Un carro e una yurta non li hai, quindi puoi chiederli. Scegli { $seat2 } e chiedi un carro.
lesson-ask-other =
    { $verb ->
        [pass] Se passi, la presa non ti porta niente. Chiedi un carro a { $seat2 }.
       *[other] Puoi chiedere a chiunque quello che ti manca. Stavolta chiedi un carro a { $seat2 }.
    }
lesson-ask-right = { $seat2 } ha un carro e te lo deve dare! Se no, non avresti preso niente.

lesson-thief = Manca solo la yurta! Prima di ogni offerta puoi giocare una carta: tocca il ladro e mandalo da { $seat1 } a rubare la yurta.
lesson-thief-other =
    { $verb ->
        [bid] Non devi giocare per forza una carta, ma il ladro ti porta prima la yurta!
       *[other] Quella carta può aspettare. Il ladro ti porta la yurta che ti manca.
    }
lesson-thief-right = { $seat1 } potrebbe rispondere con l’amicizia, ma lascia fare. Cavallo, carro e yurta: il tuo campo è completo!

lesson-high = Dopo questa carta fai ancora l’offerta. D’ora in poi ogni presa vinta ti porta un animale: offri l’8 delle pecore della tribù.
lesson-high-other = Un 2 non vince quasi mai. Offri l’8 delle pecore della tribù.
lesson-high-right = La presa è tua, e il tuo campo era già completo. Quindi ora ricevi un animale!

lesson-take = Pecore e capre valgono uguale. Prendi una pecora.
lesson-take-other =
    { $verb ->
        [pass] Così nessun animale entra nel tuo gregge. Prendi una pecora.
       *[other] Una capra vale uguale, ma stavolta prendi una pecora.
    }
lesson-take-right = Guarda, pascola accanto al tuo campo! Tre pecore o capre e un violino diventano un cammello, e un violino ce l’hai già.

lesson-last = La quinta presa è l’ultima del giro. Offri la tua ultima carta e tieni d’occhio { $seat1 }!
lesson-last-other = Non giocare ancora niente: tra poco può servirti. Offri il 2 delle capre del pastore.
lesson-last-right = Dopo cinque prese si ridanno tutte le carte. Campi e greggi restano. Ma attenzione: qualcuno vuole la tua pecora!

lesson-answer = Attenti al lupo! { $seat1 } lo manda a prendere la tua pecora. Puoi rispondere subito, e hai la carta giusta: rispondi con lo sciamano.
lesson-answer-other = Così la pecora sarebbe persa. Rispondi con lo sciamano e manda via il lupo!
lesson-answer-right = Il lupo se ne va affamato! Lo sciamano ti protegge fino alla fine del giro. Una trappola protegge per sempre, ma costa due animali.

lesson-ending = Così il tuo gregge cresce, giro dopo giro. Ogni violino cambia tre animali in un cammello. Con due cammelli giochi la steppa e hai vinto!
