# YAK in italiano

# Nomi
card =
    { $card ->
        [yak-1] yak 1
        [yak-2] yak 2
        [yak-3] yak 3
        [ibex-1] stambecco 1
        [ibex-2] stambecco 2
        [ibex-3] stambecco 3
        [vulture-1] avvoltoio 1
        [vulture-2] avvoltoio 2
        [vulture-3] avvoltoio 3
        [groundhog-1] marmotta 1
        [groundhog-2] marmotta 2
        [groundhog-3] marmotta 3
        [yeti-1] yeti 1
        [yeti-2] yeti 2
        [yeti-3] yeti 3
        [wild-1] jolly 1
        [wild-2] jolly 2
        [bang] «!»
        [one] «1»
       *[stop] carta stop
    }
a-card =
    { $card ->
        [yak] uno yak da { $value }
        [ibex] uno stambecco da { $value }
        [vulture] un avvoltoio da { $value }
        [groundhog] una marmotta da { $value }
        [yeti] uno yeti da { $value }
        [wild] un jolly da { $value }
        [bang] una carta «!»
        [one] una carta «1»
       *[stop] una carta stop
    }
claim =
    { $species ->
        [yak] { $count ->
            [one] { $count } yak
           *[other] { $count } yak
        }
        [ibex] { $count ->
            [one] { $count } stambecco
           *[other] { $count } stambecchi
        }
        [vulture] { $count ->
            [one] { $count } avvoltoio
           *[other] { $count } avvoltoi
        }
        [groundhog] { $count ->
            [one] { $count } marmotta
           *[other] { $count } marmotte
        }
       *[yeti] { $count ->
            [one] { $count } yeti
           *[other] { $count } yeti
        }
    }

# Che cosa è successo
plays = { $seat } gioca una carta coperta: { $card }.
plays-hidden = { $seat } gioca una carta coperta.
claims = { $seat } dichiara { $claim }.
    .seat = Dichiari { $claim }.
draws = { $seat } pesca una carta: { $card }.
draws-hidden = { $seat } pesca una carta.
doubts = { $seat } contesta «{ $claim }».
turned-up = La pila viene scoperta: { $cards }.
counted = Il conteggio dà { $claim }.
takes =
    { $count ->
        [one] { $seat } prende { $count } carta.
       *[other] { $seat } prende { $count } carte.
    }
passes = { $seat } lascia passare l’ultima dichiarazione.
    .seat = Lasci passare l’ultima dichiarazione.
ends-challenged = Il mazzo è vuoto: con questa contestazione finisce la partita.
ends-unchallenged = Tutte le carte sono state giocate. La dichiarazione «{ $claim }» resta valida e nessuno prende la pila.

# Che cosa devi fare
expect-opening = Gioca una carta per cominciare una nuova pila.
expect-opening-claim = Dichiara 1 creatura di una specie a tua scelta.
expect-turn = Gioca una carta e fai una dichiarazione, oppure contesta «{ $claim }».
expect-claim = Fai una dichiarazione che superi { $claim }.
expect-challenge = Niente supera { $claim }: contesta la dichiarazione.
expect-last-word = Tutte le carte sono state giocate. Contesta «{ $claim }», oppure passa e chiudi la partita.

# Rifiuti
refuse-not-held = Questa carta non ce l’hai in mano ({ $card }): giocane una che hai.
refuse-play-first = Senza carta niente dichiarazione: prima giocane una.
refuse-must-claim = Hai già giocato la carta: ora fai la dichiarazione.
refuse-no-pass = Non puoi passare: gioca una carta e fai una dichiarazione, oppure contesta l’ultima.
refuse-nothing-to-doubt = Non c’è ancora niente da contestare: comincia la pila con una carta.
refuse-open-with-one = Su una nuova pila si comincia sempre da 1: dichiara 1 creatura di una specie a tua scelta.
refuse-must-outrank = La tua dichiarazione deve superare { $claim }: { $better }.
better-number = di’ un numero più alto
better-species = di’ un numero più alto, oppure { $claims }
refuse-claim-too-high = Nessuna dichiarazione va oltre { $highest }: di più, con queste carte, non si può mai contare.
refuse-must-challenge = Niente supera { $claim }: puoi solo contestare.
refuse-not-in-the-deck = Nel mazzo questa carta non c’è più: { $card }.

# Opzioni
option-final_challenge = Ultima parola
option-final_challenge-help = Quando nessuno ha più carte in mano e nessuno ha contestato, chi viene dopo può ancora contestare l’ultima dichiarazione?
option-final_challenge-no = No, la partita finisce subito
option-final_challenge-yes = Sì, si contesta o si passa

# Il tavolo come testo
drawn-deck =
    { $count ->
        [0] Mazzo: vuoto
        [one] Mazzo: { $count } carta
       *[other] Mazzo: { $count } carte
    }
drawn-pile =
    { $count ->
        [0] Pila: vuota
        [one] Pila: { $count } carta
       *[other] Pila: { $count } carte
    }
drawn-claim = Dichiarazione da battere: { $claim }, di { $seat }
drawn-hand = La tua mano: { $cards }
drawn-seat =
    { $taken ->
        [one] { $held } in mano, { $taken } presa
       *[other] { $held } in mano, { $taken } prese
    }

# Che cosa si racconta di una partita finita, dopo un nome e in una lista
feat-doubts-won =
    { $count ->
        [one] contesta una volta a ragione
       *[other] contesta { $count } volte a ragione
    }
feat-doubts-won-label = Contestazioni riuscite
feat-doubts-lost =
    { $count ->
        [one] contesta una volta a torto
       *[other] contesta { $count } volte a torto
    }
feat-doubts-lost-label = Contestazioni fallite
feat-bluffs-held = riesce in { $count } bluff
feat-bluffs-held-label = Bluff riusciti
feat-boldest-bluff = dichiara { $count } di troppo senza che nessuno contesti
feat-boldest-bluff-label = Bluff più audace
feat-bluffs-caught =
    { $count ->
        [one] si fa scoprire una volta mentre bluffa
       *[other] si fa scoprire { $count } volte mentre bluffa
    }
feat-bluffs-caught-label = Bluff scoperti
feat-bluffs-believed =
    { $count ->
        [one] crede a un bluff
       *[other] crede a { $count } bluff
    }
feat-bluffs-believed-label = Bluff creduti
feat-largest-pile =
    { $count ->
        [one] prende una pila di { $count } carta
       *[other] prende una pila di { $count } carte
    }
feat-largest-pile-label = Pila più grande presa

# Consigli: che cosa fare, e che cosa parla a favore
advise-play = Gioca { $card }
advise-claim = Dichiara { $claim }
advise-doubt = Contesta la dichiarazione
advise-pass = Lascia passare la dichiarazione
why-play = Poi puoi dichiarare { $claim }: in base alle carte che non vedi, la probabilità che sia vero è { $odds }.
why-play-true = Poi puoi dichiarare { $claim }, ed è vero di sicuro.
why-play-false = Poi ogni dichiarazione sarà un bluff: nemmeno «{ $claim }» può essere vero.
why-claim = In base alle carte che non vedi, la probabilità che «{ $claim }» sia vero è { $odds }.
why-claim-true = «{ $claim }» è vero di sicuro: chi contesta prende la pila.
why-claim-false = È un puro bluff: «{ $claim }» non può essere vero, perciò devono crederti.
why-doubt = In base alle carte che non vedi, la probabilità che «{ $claim }» sia vero è { $odds }.
why-doubt-true = Niente parla a favore: «{ $claim }» è vero di sicuro.
why-doubt-false = La dichiarazione è falsa: «{ $claim }» non può essere vero.
why-pass =
    { $count ->
        [one] La partita finisce e nessuno prende la carta ({ $count }); in base alle carte che non vedi, la probabilità che «{ $claim }» sia vero è { $odds }.
       *[other] La partita finisce e nessuno prende le { $count } carte; in base alle carte che non vedi, la probabilità che «{ $claim }» sia vero è { $odds }.
    }
