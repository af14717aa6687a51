# ZAYO in italiano: quello che dice solo il browser

# Il tavolo
web-camps = Chi gioca
web-own-camp = Il tuo campo
web-things = { $things }
web-gear =
    { $card ->
        [horse] { $count ->
            [0] ancora nessun cavallo
            [one] cavallo
           *[other] { $count } cavalli
        }
        [cart] { $count ->
            [0] ancora nessun carro
            [one] carro
           *[other] { $count } carri
        }
        [yurt] { $count ->
            [0] ancora nessuna yurta
            [one] yurta
           *[other] { $count } yurte
        }
       *[trap] { $count ->
            [0] ancora nessuna trappola
            [one] trappola
           *[other] { $count } trappole
        }
    }
web-held-bid =
    { $count ->
        [one] { $count } carta offerta
       *[other] { $count } carte offerta
    }
web-held-play =
    { $count ->
        [one] { $count } carta gioco
       *[other] { $count } carte gioco
    }
web-way =
    { $missing ->
        [0] Abbastanza cammelli per la steppa
        [one] I tuoi cammelli: { $camels }, per la steppa ne manca ancora { $missing }
       *[other] I tuoi cammelli: { $camels }, per la steppa ne mancano ancora { $missing }
    }
web-tour = Giro { $tour }
web-trick = Presa { $trick } di 5
web-centre = Al centro
web-goal =
    { $camels ->
        [one] Per la steppa: { $camels } cammello
       *[other] Per la steppa: { $camels } cammelli
    }
web-trick-now = La presa
web-bid-of = { $card }, offerta: { $seat }
    .seat = { $card }, la tua offerta
web-bid-best = { $card }, offerta: { $seat }, per ora la più alta
    .seat = { $card }, la tua offerta, per ora la più alta
web-led =
    { $suit ->
        [sh] Seme: pecore del pastore
        [sc] Seme: pecore della tribù
        [gh] Seme: capre del pastore
       *[gc] Seme: capre della tribù
    }
web-read-seat = { $seat } ha { $things }, { $bids } e { $cards }.
    .seat = Hai { $things }, { $bids } e { $cards }.
web-read = { $told }.

# Le tue carte
web-bid-hand = Le tue carte offerta
web-play-hand = Le tue carte gioco
web-in-hand = { $card }, carta { $place } di { $count }
web-some =
    { $count ->
        [one] { $card }
       *[other] { $card } ({ $count } volte)
    }

# Tocca a te: che cosa dicono i pulsanti, al massimo 24 lettere
web-do-bid =
    { $rank ->
        [1] Offri l’1
        [8] Offri l’8
       *[other] Offri il { $rank }
    }
web-do-lay =
    { $what ->
        [trap] Compra la trappola
        [thief] Manda il ladro
        [friendship] Gioca l’amicizia
        [wolf] Manda il lupo
        [shaman] Gioca lo sciamano
        [chief] Manda il capotribù
        [zayo] Gioca Zayo
        [fiddle] Suona il violino
       *[steppe] Parti per la steppa!
    }
web-do-place =
    { $what ->
        [horse] Metti il cavallo
        [cart] Metti il carro
       *[yurt] Metti la yurta
    }
web-do-ask =
    { $what ->
        [horse] Chiedi un cavallo
        [cart] Chiedi un carro
       *[yurt] Chiedi una yurta
    }
web-do-take =
    { $what ->
        [sheep] Prendi una pecora
       *[goat] Prendi una capra
    }
web-do-counter =
    { $what ->
        [friendship] Rispondi con l’amicizia
       *[shaman] Rispondi con lo sciamano
    }
web-do-accept = Lascia fare
web-do-pass = Passa
web-back = Ci ripenso
web-whom = Chi?
web-reward = La tua ricompensa
web-help-take = Il tuo campo è completo. Quale animale entra nel tuo gregge?
web-help-ask = Chi potrebbe averlo? Chi ce l’ha deve dartelo!
web-help-two = Con Zayo puoi sceglierne due.
web-help =
    { $card ->
        [trap] Costa due pecore o capre e tiene lontano il lupo per sempre. Quali dai?
        [thief] Ruba un pezzo di equipaggiamento da un altro campo. Quale?
        [friendship] Il ladro non può venire da te in questo giro.
        [wolf] Prende un animale da un altro gregge. Quale?
        [shaman] Il lupo non può venire da te in questo giro.
        [chief] Prende il gregge di chi non ha una yurta. Di chi?
        [zayo] Ladro, lupo e capotribù non possono venire da te in questo giro, e i tuoi attacchi diventano più forti.
        [fiddle] Tre pecore o capre diventano un cammello. Quali dai?
       *[steppe] Parti con i tuoi cammelli e vinci la partita!
    }

# Sotto attacco
web-attack =
    { $card ->
        [chief] { $seat } manda il capotribù da { $victim } a prendere { $things }.
        [wolf] { $seat } manda il lupo da { $victim } a prendere { $things }.
       *[thief] { $seat } manda il ladro da { $victim } a rubare { $things }.
    }
    .seat =
        { $card ->
            [chief] Mandi il capotribù da { $victim } a prendere { $things }.
            [wolf] Mandi il lupo da { $victim } a prendere { $things }.
           *[thief] Mandi il ladro da { $victim } a rubare { $things }.
        }
    .victim =
        { $card ->
            [chief] Attenti al capotribù! { $seat } lo manda da te a prendere { $things }.
            [wolf] Attenti al lupo! { $seat } lo manda da te a prendere { $things }.
           *[thief] Attenti al ladro! { $seat } lo manda da te a rubare { $things }.
        }
web-can-counter =
    { $held ->
        [both] Hai l’amicizia e lo sciamano: tutti e due mandano via il capotribù!
        [friendship] { $attacker ->
            [chief] Hai l’amicizia: manda via il capotribù!
           *[thief] Hai l’amicizia: manda via il ladro!
        }
       *[shaman] { $attacker ->
            [chief] Hai lo sciamano: manda via il capotribù!
           *[wolf] Hai lo sciamano: manda via il lupo!
        }
    }
web-cannot-counter =
    { $attacker ->
        [chief] Servirebbe l’amicizia o lo sciamano, e non hai né l’una né l’altro.
        [thief] Servirebbe l’amicizia, e non ce l’hai.
       *[wolf] Servirebbe lo sciamano, e non ce l’hai.
    }

# La fine
web-over = La fine
web-shared = Tutti gli altri sono secondi a pari merito.
web-decided =
    { $end ->
        [steppe] { $camels } e la steppa!
       *[camp] { $camels }, ma niente steppa
    }
web-stock =
    { $count ->
        [one] { $count } pecora o capra
       *[other] { $count } pecore e capre
    }
web-pieces =
    { $count ->
        [one] { $count } pezzo di equipaggiamento
       *[other] { $count } pezzi di equipaggiamento
    }
