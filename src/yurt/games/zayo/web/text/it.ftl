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
web-bid-of = { $card }, offerta di { $seat }
web-bid-best = { $card }, offerta di { $seat }, per ora la più alta
web-led =
    { $suit ->
        [sh] Seme di apertura: pecore del pastore
        [sc] Seme di apertura: pecore del capotribù
        [gh] Seme di apertura: capre del pastore
       *[gc] Seme di apertura: capre del capotribù
    }
web-read-seat = { $seat }: { $things }, { $bids }, { $cards }.
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

# Tocca a te
web-pass = Passa
web-back = Ci ripenso
web-whom = Chi?
web-reward = La tua ricompensa
web-help-take = Il tuo campo è completo. Quale animale entra nel tuo gregge?
web-help-ask = A chi chiedi, e che cosa? Chi ce l’ha deve darlo.
web-help-two = Con zayo puoi sceglierne due.
web-help =
    { $card ->
        [trap] Costa due animali fra pecore e capre e tiene lontano il lupo per sempre.
        [thief] Ruba un pezzo di equipaggiamento da un altro campo. Quale?
        [friendship] Il ladro non può venire da te fino alla fine del giro.
        [wolf] Prende un animale da un altro gregge. Quale?
        [shaman] Il lupo non può venire da te fino alla fine del giro.
        [chief] Prende il gregge di chi non ha una yurta. Di chi?
        [zayo] Ladro, lupo e capotribù non vengono da te, e i tuoi attacchi diventano più forti.
        [fiddle] Tre animali fra pecore e capre diventano un cammello. Quali dai?
       *[steppe] Parti con i tuoi cammelli e vinci la partita.
    }

# Sotto attacco
web-attack =
    { $card ->
        [chief] { $seat } manda il capotribù da { $victim } a prendere { $things }.
        [wolf] { $seat } manda il lupo da { $victim } a prendere { $things }.
       *[thief] { $seat } manda il ladro da { $victim } a rubare { $things }.
    }
web-attacked =
    { $card ->
        [chief] { $seat } manda il capotribù da te a prendere { $things }.
        [wolf] { $seat } manda il lupo da te a prendere { $things }.
       *[thief] { $seat } manda il ladro da te a rubare { $things }.
    }
web-can-counter =
    { $held ->
        [both] Hai l’amicizia e lo sciamano: tutti e due mandano via il capotribù.
        [friendship] { $attacker ->
            [chief] Hai l’amicizia: manda via il capotribù.
           *[thief] Hai l’amicizia: manda via il ladro.
        }
       *[shaman] { $attacker ->
            [chief] Hai lo sciamano: manda via il capotribù.
           *[wolf] Hai lo sciamano: manda via il lupo.
        }
    }
web-cannot-counter =
    { $attacker ->
        [chief] Servirebbe l’amicizia o lo sciamano, e non hai né l’una né l’altro.
        [thief] Servirebbe l’amicizia, e tu non ce l’hai.
       *[wolf] Servirebbe lo sciamano, e tu non ce l’hai.
    }

# La fine
web-over = La fine
