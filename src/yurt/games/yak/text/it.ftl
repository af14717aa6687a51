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
        [yak] lo yak da { $value }
        [ibex] lo stambecco da { $value }
        [vulture] l’avvoltoio da { $value }
        [groundhog] la marmotta da { $value }
        [yeti] lo yeti da { $value }
        [wild] il jolly da { $value }
        [bang] la carta «!»
        [one] la carta «1»
       *[stop] la carta stop
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
    .seat = Giochi una carta coperta: { $card }.
plays-hidden = { $seat } gioca una carta coperta.
    .seat = Giochi una carta coperta.
claims = { $seat } dichiara { $claim }.
    .seat = Dichiari { $claim }.
draws = { $seat } pesca una carta: { $card }.
    .seat = Peschi una carta: { $card }.
draws-hidden = { $seat } pesca una carta.
    .seat = Peschi una carta.
doubts = { $seat } contesta { $claimer }: { $claim }?
    .seat = Contesti { $claimer }: { $claim }?
    .claimer = { $seat } ti contesta: { $claim }?
turned-up = La pila viene scoperta: { $cards }.
counted-true = In tutto: { $claim }. Era vero!
counted-bluff = In tutto solo { $claim }. Bluff scoperto!
takes =
    { $count ->
        [one] { $seat } prende { $count } carta.
       *[other] { $seat } prende { $count } carte.
    }
    .seat =
        { $count ->
            [one] Prendi { $count } carta.
           *[other] Prendi { $count } carte.
        }
passes = { $seat } passa: l’ultima dichiarazione resta valida.
    .seat = Passi: l’ultima dichiarazione resta valida.
ends-challenged = Il mazzo è vuoto, quindi era l’ultima contestazione. La partita è finita!
ends-unchallenged = L’ultima carta è giocata e nessuno contesta: la dichiarazione «{ $claim }» resta valida. Nessuno prende la pila.

# Che cosa devi fare
expect-opening = Gioca una carta per iniziare una nuova pila.
expect-opening-claim = Ora dichiara 1 animale a tua scelta.
expect-turn = Gioca una carta e sali, oppure contesta «{ $claim }».
expect-claim = Ora di’ quanti! Devi superare «{ $claim }».
expect-challenge = Niente supera «{ $claim }». Contesta la dichiarazione!
expect-last-word = Era l’ultima carta. Contesta «{ $claim }», oppure passa e chiudi la partita.

# Rifiuti
refuse-not-held = Questa carta non ce l’hai ({ $card }). Giocane una dalla tua mano.
refuse-play-first = Per dichiarare serve una carta. Prima giocane una.
refuse-must-claim = La carta è giocata. Ora manca la dichiarazione.
refuse-no-pass = Qui non puoi passare. Gioca una carta e sali, oppure contesta l’ultima dichiarazione.
refuse-nothing-to-doubt = Non c’è ancora niente da contestare. Inizia la pila con una carta.
refuse-open-with-one = La prima dichiarazione su una pila è sempre 1. Dichiara 1 animale a tua scelta.
refuse-must-outrank = La tua dichiarazione deve superare «{ $claim }»: { $better }.
better-number = di’ un numero più alto
better-species = di’ un numero più alto, oppure { $claims }
refuse-claim-too-high = Nessuna dichiarazione va oltre { $highest }. Di più le carte non possono mai dare.
refuse-must-challenge = Niente supera «{ $claim }». Puoi solo contestare.
refuse-not-in-the-deck = Nel mazzo questa carta non c’è più: { $card }.

# Opzioni
option-final_challenge = Ultima parola
option-final_challenge-help = Nessuno ha contestato e l’ultimissima carta è giocata. Si può ancora contestare l’ultima dichiarazione?
option-final_challenge-no = No, la partita finisce subito
option-final_challenge-yes = Sì: si contesta o si passa

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
drawn-claim = Dichiarazione da superare: { $claim }, di { $seat }
    .seat = Dichiarazione da superare: { $claim }, tua
drawn-hand = La tua mano: { $cards }
drawn-seat =
    { $taken ->
        [one] { $held } in mano, { $taken } presa
       *[other] { $held } in mano, { $taken } prese
    }

# Che cosa si racconta di una partita finita, dopo «ha» o «Hai» e in una lista
feat-doubts-won =
    { $count ->
        [one] smascherato un bluff
       *[other] smascherato { $count } bluff
    }
feat-doubts-won-label = Bluff smascherati
feat-doubts-lost =
    { $count ->
        [one] contestato una volta a torto
       *[other] contestato { $count } volte a torto
    }
feat-doubts-lost-label = Contestazioni fallite
feat-bluffs-held =
    { $count ->
        [one] fatto passare un bluff
       *[other] fatto passare { $count } bluff
    }
feat-bluffs-held-label = Bluff riusciti
feat-boldest-bluff = dichiarato { $count } di troppo senza contestazioni
feat-boldest-bluff-label = Bluff più audace
feat-bluffs-caught =
    { $count ->
        [one] bluffato una volta senza successo
       *[other] bluffato { $count } volte senza successo
    }
feat-bluffs-caught-label = Bluff falliti
feat-bluffs-believed =
    { $count ->
        [one] creduto a un bluff
       *[other] creduto a { $count } bluff
    }
feat-bluffs-believed-label = Bluff creduti
feat-largest-pile =
    { $count ->
        [one] preso una pila di { $count } carta
       *[other] preso una pila di { $count } carte
    }
feat-largest-pile-label = Pila più grande presa

# Consigli: che cosa fare, e perché
advise-play = Gioca { $card }
advise-claim = Dichiara { $claim }
advise-doubt = Contesta la dichiarazione
advise-pass = Passa
# Suggerimenti: il turno intero, e in parole semplici quanto è probabile che la dichiarazione sia vera
hint-turn = Gioca { $card } e dichiara { $claim }: { $verdict }
hint-claim = Dichiara { $claim }: { $verdict }
hint-doubt = Contesta «{ $claim }»: { $verdict }
verdict =
    { $truth ->
        [certain] è vero di sicuro
        [likely] è molto probabile
        [probable] è probabile
        [even] è testa o croce
        [unlikely] è poco probabile
       *[bluff] è un puro bluff
    }
why-chance = Per quanto ne sai, «{ $claim }» è vero con questa probabilità: { $odds }.
why-claim-true = «{ $claim }» è vero di sicuro: contestare costa la pila.
why-claim-false = «{ $claim }» non può essere vero, quindi gli altri devono crederti.
why-play-false = Dopo questa carta ogni dichiarazione è un bluff: nemmeno «{ $claim }» può essere vero.
why-doubt-true = Non c’è motivo di contestare: «{ $claim }» è vero di sicuro.
why-doubt-false = «{ $claim }» non può essere vero.
why-pass =
    { $count ->
        [one] La partita finisce e nessuno prende la carta ({ $count }). Per quanto ne sai, «{ $claim }» è vero con questa probabilità: { $odds }.
       *[other] La partita finisce e nessuno prende le { $count } carte. Per quanto ne sai, «{ $claim }» è vero con questa probabilità: { $odds }.
    }
