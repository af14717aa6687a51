# La lezione di ZAYO in italiano (docs/lessons.md)

lesson-opening = In ZAYO vinci prese, monti un campo, raduni un gregge e parti per la steppa con due cammelli. In alto hai le carte offerta, in basso le carte gioco.

lesson-follow = { $seat1 } apre con capre del pastore 6. Non hai carte più alte di quel seme, quindi offri quello che vuoi. Dai via la più bassa: tocca capre del pastore 1 e offrila.
lesson-follow-other =
    { $verb ->
        [lay] Prima dell’offerta puoi calare una carta, ma ti servirà di più dopo. Offri capre del pastore 1.
       *[other] Questa presa è persa, e quella carta può ancora vincerne una. Offri capre del pastore 1.
    }
lesson-follow-right = Vince la carta più alta del seme di apertura: il 6 di { $seat1 }, che come ricompensa mette nel campo una yurta. Chi vince una presa apre la prossima.

lesson-overbid = Si è aperto con le capre del capotribù, e il 5 di { $seat2 } è il più alto. Chi può superarlo deve farlo: il tuo 6 brilla. Offrilo.
lesson-overbid-other = Prima puoi calare una carta. Ma per ora lascia stare e offri capre del capotribù 6.
lesson-overbid-right = Il tuo 6 è il più alto del seme di apertura: la presa è tua. Gli altri semi non vincono mai, per quanto alti.

lesson-place = Ecco la tua ricompensa. A un campo servono cavallo, carro e yurta, e tu hai un cavallo: mettilo nel campo.
lesson-place-other = Puoi sempre passare, ma così non ricevi niente. Metti nel campo il cavallo.
lesson-place-right = La prima sagoma del tuo campo è piena. Quello che c’è resta per tutta la partita, a meno che non passi il ladro.

lesson-lead = Hai vinto tu, quindi apri tu. Niente supera un 8: offri pecore del pastore 8.
lesson-lead-other =
    { $verb ->
        [lay] Calerai una carta prima della prossima offerta. Ora apri con pecore del pastore 8.
       *[other] Tieni quella carta per un’altra presa e apri con pecore del pastore 8.
    }
lesson-lead-right = Nessuno può superare il tuo 8: la presa è di nuovo tua. Ora ti servono un carro e una yurta.

lesson-ask = In mano non hai né carro né yurta. Allora puoi chiederli: scegli { $seat2 } e chiedi un carro.
lesson-ask-other =
    { $verb ->
        [pass] Se passi, la presa non ti dà niente. Chiedi un carro a { $seat2 }.
       *[other] Puoi chiedere a chiunque quello che ti manca. Questa volta chiedi un carro a { $seat2 }.
    }
lesson-ask-right = { $seat2 } ha un carro e deve dartelo. Altrimenti non avresti ricevuto niente.

lesson-thief = Manca solo la yurta. Prima di ogni offerta puoi calare una carta: tocca il ladro e mandalo da { $seat1 } a rubare la yurta.
lesson-thief-other =
    { $verb ->
        [bid] Calare una carta non è obbligatorio. Ma prima il ladro ti porta la tua yurta.
       *[other] Quella carta può aspettare. Il ladro ti porta la yurta che ti manca.
    }
lesson-thief-right = { $seat1 } potrebbe rispondere con l’amicizia, ma lascia fare. Cavallo, carro e yurta sono davanti a te: il tuo campo è completo.

lesson-high = Dopo la carta calata si offre ancora. D’ora in poi ogni presa che vinci ti porta un animale: apri con pecore del capotribù 8.
lesson-high-other = Un 2 non vince quasi mai. Offri pecore del capotribù 8.
lesson-high-right = La presa è tua, e il tuo campo era già completo. Quindi ora ricevi un animale.

lesson-take = Pecore e capre valgono lo stesso. Prendi una pecora.
lesson-take-other =
    { $verb ->
        [pass] Così nessun animale entra nel tuo gregge. Prendi una pecora.
       *[other] Una capra vale altrettanto. Ma qui prendi una pecora.
    }
lesson-take-right = Bruca accanto al tuo campo. Tre animali fra pecore e capre e un violino fanno un cammello, e un violino ce l’hai già.

lesson-last = La quinta presa è l’ultima del giro. Offri la tua ultima carta, e tieni d’occhio { $seat1 }.
lesson-last-other = Non calare ancora niente: fra poco potrebbe servirti. Offri capre del pastore 2.
lesson-last-right = Dopo cinque prese si ridistribuiscono tutte le carte. Campi e greggi restano. Ma ora qualcuno vuole la tua pecora.

lesson-answer = { $seat1 } manda il lupo a prendere la tua pecora. Puoi rispondere subito, e hai la carta giusta: rispondi con lo sciamano.
lesson-answer-other = Così perderesti la pecora. Rispondi con lo sciamano: manda via il lupo.
lesson-answer-right = Il lupo se ne va affamato, e lo sciamano ti protegge fino alla fine del giro. Una trappola protegge per sempre e costa due animali.

lesson-ending = Così cresce il tuo gregge, giro dopo giro. Con ogni violino tre animali diventano un cammello. Con due cammelli cali la steppa e hai vinto.
