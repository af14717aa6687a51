# YAK in italiano: ciò che dice solo il browser

web-species =
    { $species ->
        [yak] yak
        [ibex] stambecco
        [vulture] avvoltoio
        [groundhog] marmotta
       *[yeti] yeti
    }
web-creature =
    { $species ->
        [yak] yak
        [ibex] stambecco
        [vulture] avvoltoio
        [groundhog] marmotta
       *[yeti] yeti
    }, valore { $value }
web-wild = jolly, valore { $value }
web-hidden = carta coperta
web-hand = La tua mano
web-in-hand =
    { $place ->
        [1] { $card }, prima carta della tua mano
        [2] { $card }, seconda carta della tua mano
        [3] { $card }, terza carta della tua mano
        [4] { $card }, quarta carta della tua mano
        [5] { $card }, quinta carta della tua mano
       *[other] { $card }, { $place }ª carta della tua mano
    }
web-held =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
web-taken =
    { $count ->
        [one] { $count } carta presa
       *[other] { $count } carte prese
    }
web-read-seat = { $seat }: { $held }, { $taken }.
    .seat = Tu: { $held }, { $taken }.
web-read = { $told }.
web-draw-pile = Mazzo
web-camps = Chi gioca

# Tocca a te
web-claim-make = La tua dichiarazione
web-species-order = Animali in ordine di grandezza
web-fewer = Meno
web-more = Più
web-doubt = Contesta!
web-pass = Passa

# Il conteggio
web-count = Il conteggio
web-last-count = Ultimo conteggio
web-last = Dichiarazione: { $claim }; conteggio: { $count }.
web-pile-look = Le mie carte nella pila
web-pile-title = La pila, nell’ordine di gioco
web-claimed = Dichiarato
web-counted = Contato
web-holds = Bastano! Era vero.
web-bluff = Non bastano! Era un bluff.
web-line-none = Nessuna carta della pila conta.
web-line-species =
    { $species ->
        [yak] { $cards ->
            [one] { $cards } carta mostra yak.
           *[other] { $cards } carte mostrano yak.
        }
        [ibex] { $cards ->
            [one] { $cards } carta mostra stambecchi.
           *[other] { $cards } carte mostrano stambecchi.
        }
        [vulture] { $cards ->
            [one] { $cards } carta mostra avvoltoi.
           *[other] { $cards } carte mostrano avvoltoi.
        }
        [groundhog] { $cards ->
            [one] { $cards } carta mostra marmotte.
           *[other] { $cards } carte mostrano marmotte.
        }
       *[yeti] { $cards ->
            [one] { $cards } carta mostra yeti.
           *[other] { $cards } carte mostrano yeti.
        }
    }
web-line-wild =
    { $cards ->
        [one] { $cards } jolly dà una mano.
       *[other] { $cards } jolly danno una mano.
    }
web-line-bang =
    { $cards ->
        [one] Con «!» conta anche l’altro animale.
       *[other] Con «!» contano anche gli altri { $cards } animali.
    }
web-line-one =
    { $cards ->
        [one] Con «1» la carta vale solo 1.
       *[other] Con «1» ognuna delle { $cards } carte vale solo 1.
    }
web-line-stop =
    { $cards ->
        [one] Una carta stop annulla tutti i «!» e gli «1».
       *[other] { $cards } carte stop annullano tutti i «!» e gli «1».
    }

# La fine
web-over = Fine della partita: vince il minor numero di carte prese
web-wins = { $seat } vince!
    .seat = Hai vinto!
web-winner = { $seat }
    .seat = tu
web-wins-shared = Vittoria condivisa: { $winners }!
web-buried =
    { $count ->
        [one] { $seat } finisce sotto { $count } carta.
       *[other] { $seat } finisce sotto { $count } carte.
    }
    .seat =
        { $count ->
            [one] Finisci sotto { $count } carta.
           *[other] Finisci sotto { $count } carte.
        }
web-dug =
    { $count ->
        [one] { $seat } prende un’altra carta e vince lo stesso!
       *[other] { $seat } prende altre { $count } carte e vince lo stesso!
    }
    .seat =
        { $count ->
            [one] Prendi un’altra carta e vinci lo stesso!
           *[other] Prendi altre { $count } carte e vinci lo stesso!
        }
web-quiet = Nessuno contesta. La neve cade sull’ultima pila.
web-left-pile = «{ $claim }»? Nessuno ha voluto saperlo.

# L’esposizione
web-pieces-black = Sagome
web-pieces-cards = Carte
web-pieces-back = Dorso
