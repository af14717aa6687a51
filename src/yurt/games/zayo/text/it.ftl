# ZAYO in italiano

# Nomi
bid-card =
    { $suit ->
        [sh] { $rank ->
            [1] l’1 delle pecore del pastore
            [8] l’8 delle pecore del pastore
           *[other] il { $rank } delle pecore del pastore
        }
        [sc] { $rank ->
            [1] l’1 delle pecore della tribù
            [8] l’8 delle pecore della tribù
           *[other] il { $rank } delle pecore della tribù
        }
        [gh] { $rank ->
            [1] l’1 delle capre del pastore
            [8] l’8 delle capre del pastore
           *[other] il { $rank } delle capre del pastore
        }
       *[gc] { $rank ->
            [1] l’1 delle capre della tribù
            [8] l’8 delle capre della tribù
           *[other] il { $rank } delle capre della tribù
        }
    }
card =
    { $card ->
        [horse] cavallo
        [cart] carro
        [yurt] yurta
        [trap] trappola
        [thief] ladro
        [friendship] amicizia
        [wolf] lupo
        [shaman] sciamano
        [chief] capotribù
        [zayo] Zayo
        [fiddle] violino
       *[steppe] steppa
    }
a-card =
    { $card ->
        [horse] un cavallo
        [cart] un carro
        [yurt] una yurta
        [trap] una trappola
        [thief] il ladro
        [friendship] l’amicizia
        [wolf] il lupo
        [shaman] lo sciamano
        [chief] un capotribù
        [zayo] Zayo
        [fiddle] un violino
       *[steppe] la steppa
    }
no-card =
    { $card ->
        [horse] nessun cavallo
        [cart] nessun carro
        [yurt] nessuna yurta
        [trap] nessuna trappola
        [thief] il ladro
        [friendship] l’amicizia
        [wolf] il lupo
        [shaman] lo sciamano
        [chief] nessun capotribù
        [zayo] Zayo
        [fiddle] nessun violino
       *[steppe] la steppa
    }
two-pieces =
    { $card ->
        [horse] due cavalli
        [cart] due carri
        [yurt] due yurte
       *[trap] due trappole
    }
animals =
    { $animal ->
        [sheep] { $count ->
            [one] { $count } pecora
           *[other] { $count } pecore
        }
        [goat] { $count ->
            [one] { $count } capra
           *[other] { $count } capre
        }
       *[camel] { $count ->
            [one] { $count } cammello
           *[other] { $count } cammelli
        }
    }
an-animal =
    { $animal ->
        [sheep] una pecora
        [goat] una capra
       *[camel] un cammello
    }
no-animal =
    { $animal ->
        [sheep] nessuna pecora
        [goat] nessuna capra
       *[camel] nessun cammello
    }

# Che cosa è successo
dealt = { $seat } riceve { $card }.
    .seat = Ricevi { $card }.
dealt-hidden = { $seat } riceve una carta.
    .seat = Ricevi una carta.
bids = { $seat } offre { $card }.
    .seat = Offri { $card }.
wins-trick = { $seat } vince la presa.
    .seat = La presa è tua!
buys-trap = { $seat } compra una trappola e paga { $price }.
    .seat = Compri una trappola e paghi { $price }.
sends-thief = { $seat } manda il ladro da { $victim } a rubare { $piece }.
    .seat = Mandi il ladro da { $victim } a rubare { $piece }.
    .victim = Attenti al ladro! { $seat } lo manda da te a rubare { $piece }.
sends-thief-for-two = Con Zayo, { $seat } manda il ladro da { $victim } a rubare { $pieces }.
    .seat = Con Zayo, mandi il ladro da { $victim } a rubare { $pieces }.
    .victim = Attenti al ladro! Con Zayo, { $seat } lo manda da te a rubare { $pieces }.
sends-thief-twice = Con Zayo, { $seat } manda il ladro da { $victim } a rubare { $piece } e da { $other_victim } a rubare { $other_piece }.
    .seat = Con Zayo, mandi il ladro da { $victim } a rubare { $piece } e da { $other_victim } a rubare { $other_piece }.
    .victim = Attenti al ladro! Con Zayo, { $seat } lo manda da te a rubare { $piece } e da { $other_victim } a rubare { $other_piece }.
    .other_victim = Attenti al ladro! Con Zayo, { $seat } lo manda da { $victim } a rubare { $piece } e da te a rubare { $other_piece }.
thief-takes = Il ladro porta via { $pieces } a { $victim }.
    .victim = Il ladro ti porta via { $pieces }.
lays-friendship = { $seat } gioca l’amicizia e non teme più il ladro.
    .seat = Giochi l’amicizia e non temi più il ladro.
sends-wolf = { $seat } manda il lupo da { $victim } a prendere { $animal }.
    .seat = Mandi il lupo da { $victim } a prendere { $animal }.
    .victim = Attenti al lupo! { $seat } lo manda da te a prendere { $animal }.
wolf-takes = Il lupo porta via { $animal } a { $victim }.
    .victim = Il lupo ti porta via { $animal }.
lays-shaman = { $seat } gioca lo sciamano e non teme più il lupo.
    .seat = Giochi lo sciamano e non temi più il lupo.
sends-chief = { $seat } manda il capotribù da { $victim } a prendere { $animals }.
    .seat = Mandi il capotribù da { $victim } a prendere { $animals }.
    .victim = Attenti al capotribù! { $seat } lo manda da te a prendere { $animals }.
chief-takes = Il capotribù porta via { $animals } a { $victim }.
    .victim = Il capotribù ti porta via { $animals }.
lays-zayo = Ecco Zayo! { $seat } non teme più né ladro, né lupo, né capotribù.
    .seat = Ecco Zayo! Non temi più né ladro, né lupo, né capotribù.
plays-fiddle = { $seat } suona il violino: un cammello in cambio di { $price }!
    .seat = Suoni il violino: un cammello in cambio di { $price }!
leaves = { $seat } parte per la steppa con { $camels } e vince la partita!
    .seat = Parti per la steppa con { $camels } e vinci la partita!
counters-with-friendship =
    { $attacker ->
        [chief] { $seat } risponde con l’amicizia: il capotribù torna a casa a mani vuote!
       *[thief] { $seat } risponde con l’amicizia: il ladro se ne va a mani vuote!
    }
    .seat =
        { $attacker ->
            [chief] Tu rispondi con l’amicizia: il capotribù torna a casa a mani vuote!
           *[thief] Tu rispondi con l’amicizia: il ladro se ne va a mani vuote!
        }
counters-with-shaman =
    { $attacker ->
        [chief] { $seat } risponde con lo sciamano: il capotribù torna a casa a mani vuote!
       *[wolf] { $seat } risponde con lo sciamano: il lupo se ne va affamato!
    }
    .seat =
        { $attacker ->
            [chief] Tu rispondi con lo sciamano: il capotribù torna a casa a mani vuote!
           *[wolf] Tu rispondi con lo sciamano: il lupo se ne va affamato!
        }
accepts = { $seat } lascia fare.
    .seat = Lasci fare.
places = { $seat } mette nel campo { $card }.
    .seat = Metti nel campo { $card }.
asks = { $seat } chiede { $card } a { $giver }.
    .seat = Chiedi { $card } a { $giver }.
    .giver = { $seat } ti chiede { $card }.
gives = { $giver } consegna la carta, e { $seat } la mette nel campo.
    .giver = Consegni la carta, e { $seat } la mette nel campo.
    .seat = { $giver } ti consegna la carta, e tu la metti nel campo!
has-none = { $giver } non ne ha. Che sfortuna!
    .giver = Tu non ne hai.
takes = { $seat } prende { $animal } dal centro.
    .seat = Prendi { $animal } dal centro.
passes = { $seat } passa.
    .seat = Passi.
tour-begins = Comincia il giro { $number }: apre { $seat }.
    .seat = Comincia il giro { $number }: apri tu.
ends-tours =
    { $count ->
        [one] L’unico giro è finito. Vince chi ha più cammelli; a parità contano pecore e capre, poi l’equipaggiamento.
       *[other] I { $count } giri sono finiti. Vince chi ha più cammelli; a parità contano pecore e capre, poi l’equipaggiamento.
    }

# Che cosa devi fare
expect-turn = Prima gioca una carta, se vuoi. { $bid }
expect-lead = Apri tu: offri la carta che vuoi.
expect-any = Offri la carta che vuoi.
expect-overbid = Supera { $card }.
expect-follow = Rispondi al seme.
attacked-by-thief = Attenti al ladro! { $seat } vuole rubarti { $pieces }.
attacked-by-wolf = Attenti al lupo! { $seat } vuole prenderti { $animal }.
attacked-by-chief = Attenti al capotribù! { $seat } vuole prenderti { $animals }.
expect-answer =
    { $defence ->
        [both] { $attack } Rispondi, oppure lascia fare.
        [friendship] { $attack } Rispondi con l’amicizia, oppure lascia fare.
       *[shaman] { $attack } Rispondi con lo sciamano, oppure lascia fare.
    }
expect-accept =
    { $defence ->
        [both] { $attack } Non hai né l’amicizia né lo sciamano: lascia fare.
        [friendship] { $attack } Non hai l’amicizia: lascia fare.
       *[shaman] { $attack } Non hai lo sciamano: lascia fare.
    }
expect-place = La presa è tua! Metti nel campo { $cards }, oppure passa.
expect-ask = La presa è tua! Chiedi a qualcuno { $cards }, oppure passa.
expect-nothing = La presa è tua, ma non hai equipaggiamento da mettere nel campo: passa.
expect-take = La presa è tua! Prendi { $animals } dal centro, oppure passa.
expect-pass = La presa è tua, ma al centro non ci sono più né pecore né capre: passa.

# Rifiuti
refuse-not-to-deal = Questa carta ora non si può distribuire: { $card }.
refuse-bid-now = Tocca a te: se vuoi gioca una carta, poi fai la tua offerta.
refuse-place-later = Cavallo, carro e yurta sono la ricompensa di una presa: prima vincine una.
refuse-answer-now =
    { $defence ->
        [both] Ti attaccano: rispondi con l’amicizia o con lo sciamano se hai una di queste carte, oppure lascia fare.
        [friendship] Ti attaccano: rispondi con l’amicizia se ce l’hai, oppure lascia fare.
       *[shaman] Ti attaccano: rispondi con lo sciamano se ce l’hai, oppure lascia fare.
    }
refuse-no-defence =
    { $defence ->
        [friendship] Non hai l’amicizia, quindi puoi solo lasciar fare.
       *[shaman] Non hai lo sciamano, quindi puoi solo lasciar fare.
    }
refuse-no-defence-other =
    { $defence ->
        [friendship] Non hai l’amicizia: rispondi con lo sciamano, oppure lascia fare.
       *[shaman] Non hai lo sciamano: rispondi con l’amicizia, oppure lascia fare.
    }
refuse-counter-unnamed = Contro il capotribù, di’ con quale carta rispondi: counter friendship (amicizia) o counter shaman (sciamano).
refuse-counter-named =
    { $defence ->
        [friendship] Solo l’amicizia ferma il ladro, quindi non si nomina: counter e basta, oppure accept.
       *[shaman] Solo lo sciamano ferma il lupo, quindi non si nomina: counter e basta, oppure accept.
    }
refuse-reward-now = La presa è tua: prima scegli la ricompensa, oppure passa.
refuse-bid-not-held = Non hai { $card }: offri una delle tue carte.
refuse-must-overbid = Puoi superare { $card }, quindi devi farlo: offri { $cards }.
refuse-must-follow = Devi rispondere con lo stesso seme, come { $card }: offri { $cards }.
refuse-one-card-only = Prima di questa offerta hai già giocato una carta: ora offri.
refuse-not-held = Non hai { $card } in mano: gioca una carta che hai, oppure fai solo la tua offerta.
refuse-self = Scegli un’altra persona, non te.
refuse-trap-owned = Hai già una trappola, e se ne compra una sola: gioca un’altra carta, oppure fai solo la tua offerta.
refuse-trap-unpaid = Una trappola costa due delle tue pecore o capre, e tu non hai { $price }: paga con quello che hai, oppure fai solo la tua offerta.
refuse-thief-missing = Il ladro prende solo quello che c’è, e { $victim } non ha { $piece }: scegli un pezzo che c’è.
refuse-thief-protected =
    { $shield ->
        [friendship] L’amicizia protegge { $victim } dal ladro: scegli un’altra persona.
       *[zayo] Zayo protegge { $victim } dal ladro: scegli un’altra persona.
    }
refuse-two-missing = Il ladro prende solo quello che c’è, e questi due pezzi non ci sono tutti e due: scegline due che ci sono.
refuse-two-protected = L’amicizia protegge una delle due persone dal ladro: scegline un’altra.
refuse-wolf-missing = Il lupo prende solo quello che trova, e { $victim } non ha { $animal }: scegli un animale che c’è.
refuse-wolf-protected =
    { $shield ->
        [trap] Una trappola protegge { $victim }: scegli un’altra persona.
        [shaman] Lo sciamano protegge { $victim } dal lupo: scegli un’altra persona.
       *[zayo] Zayo protegge { $victim } dal lupo: scegli un’altra persona.
    }
refuse-without-zayo = Per questo ti serve Zayo davanti a te: senza Zayo, gioca { $card } nel modo semplice.
refuse-chief-form =
    { $takes ->
        [all] In questa partita il capotribù prende insieme tutte le pecore e tutte le capre: indica solo la persona.
       *[one-kind] In questa partita il capotribù prende un solo tipo di animale: indica la persona, poi sheep (pecore) o goat (capre).
    }
refuse-chief-camp = Il capotribù viene solo in un campo con cavallo, carro, yurta e trappola: gioca un’altra carta, oppure fai solo la tua offerta.
refuse-chief-yurt = { $victim } ha una yurta, e lì il capotribù non prende niente: scegli una persona senza yurta.
refuse-chief-missing =
    { $what ->
        [camels] { $victim } non ha cammelli per il capotribù: scegli una persona che ne ha.
       *[stock] { $victim } non ha animali di quel tipo per il capotribù: scegli una persona che ne ha.
    }
refuse-chief-protected = Zayo protegge { $victim } dal capotribù: scegli un’altra persona.
refuse-fiddle-no-camel = Al centro non ci sono più cammelli: tieni il violino per dopo.
refuse-fiddle-unpaid = Un cammello costa tre delle tue pecore o capre, e tu non hai { $price }: paga con quello che hai, oppure fai solo la tua offerta.
refuse-steppe-camels = Per la steppa ti servono almeno { $camels }: per ora gioca un’altra carta, oppure fai solo la tua offerta.
refuse-place-twice = Hai già { $card }: metti nel campo qualcosa che ti manca.
refuse-place-not-held = Non hai { $card } in mano: metti nel campo un pezzo che hai.
refuse-ask-as-two = In due non ci si chiede equipaggiamento: metti nel campo un pezzo che hai in mano, oppure passa.
refuse-ask-twice = Hai già { $card }: chiedi qualcosa che ti manca.
refuse-ask-own-first = Hai già in mano un pezzo da mettere nel campo, quindi non puoi chiedere: metti il tuo, oppure passa.
refuse-take-too-soon = Per prendere un animale ti servono cavallo, carro e yurta: prima procurati quello che manca, oppure passa.
refuse-take-none-left =
    { $animal ->
        [sheep] Al centro non ci sono più pecore: prendi una capra, se ce n’è ancora, oppure passa.
       *[goat] Al centro non ci sono più capre: prendi una pecora, se ce n’è ancora, oppure passa.
    }

# Opzioni
option-following = Obbligo di superare
option-following-help = Che cosa devi offrire quando apre qualcun altro?
option-following-overbid = Se puoi, una carta più alta di quel seme; se no, una qualsiasi
option-following-strict = Se puoi, una carta più alta di quel seme; se no, quel seme; se no, una qualsiasi
option-following-suit = Se puoi, una carta di quel seme, alta o bassa
option-following-free = Una carta qualsiasi
option-chief_takes = Capotribù
option-chief_takes-help = Che cosa prende il capotribù a chi non ha una yurta?
option-chief_takes-all = Tutte le pecore e tutte le capre
option-chief_takes-one-kind = Tutte le pecore o tutte le capre
option-chief_counter = Risposta al capotribù
option-chief_counter-help = Se il capotribù viene da te, puoi rispondere con una carta in mano?
option-chief_counter-yes = Sì, con l’amicizia o con lo sciamano
option-chief_counter-no = No, ti protegge solo Zayo già sul tavolo
option-max_tours = Numero massimo di giri
option-max_tours-help = Se nessuno è partito per la steppa, dopo quanti giri finisce la partita?

# Il tavolo come testo
drawn-tour = Giro { $tour } di { $most }, presa { $trick }
drawn-centre = Al centro: { $animals }
drawn-steppe = Per la steppa: { $camels }
drawn-column =
    { $column ->
        [bid] offre
        [horse] cavallo
        [cart] carro
        [yurt] yurta
        [trap] trapp.
        [sheep] pecore
        [goat] capre
        [camel] camm.
       *[hand] mano
    }
drawn-laid = Giocate da { $seat }: { $cards }
    .seat = Giocate da te: { $cards }
drawn-bids = Le tue carte offerta: { $cards }
drawn-cards = Le tue carte gioco: { $cards }
drawn-none = niente

# Che cosa si racconta di una partita finita, dopo «Ann ha» e «Hai», e in una lista
feat-tricks =
    { $count ->
        [one] vinto { $count } presa
       *[other] vinto { $count } prese
    }
feat-tricks-label = Prese vinte
feat-raised =
    { $count ->
        [one] preso { $count } animale dal centro
       *[other] preso { $count } animali dal centro
    }
feat-raised-label = Animali presi dal centro
feat-largest-herd =
    { $count ->
        [one] avuto { $count } pecora o capra
       *[other] avuto un gregge di { $count } pecore e capre
    }
feat-largest-herd-label = Gregge più grande
feat-camels =
    { $count ->
        [one] ottenuto { $count } cammello con il violino
       *[other] ottenuto { $count } cammelli con il violino
    }
feat-camels-label = Cammelli ottenuti con il violino
feat-stolen-animals =
    { $count ->
        [one] portato via { $count } animale agli altri
       *[other] portato via { $count } animali agli altri
    }
feat-stolen-animals-label = Animali presi agli altri
feat-stolen-gear =
    { $count ->
        [one] rubato { $count } pezzo di equipaggiamento
       *[other] rubato { $count } pezzi di equipaggiamento
    }
feat-stolen-gear-label = Equipaggiamento rubato
feat-lost-animals =
    { $count ->
        [one] perso { $count } animale
       *[other] perso { $count } animali
    }
feat-lost-animals-label = Animali persi
feat-wolves =
    { $count ->
        [one] mandato il lupo una volta
       *[other] mandato il lupo { $count } volte
    }
feat-wolves-label = Lupi mandati
feat-countered =
    { $count ->
        [one] respinto { $count } attacco
       *[other] respinto { $count } attacchi
    }
feat-countered-label = Attacchi respinti

# Consigli: che cosa fare, e perché
advise-bid = Offri { $card }
advise-trap = Compra una trappola e paga { $price }
advise-fiddle = Suona il violino e paga { $price }
advise-chief = Manda il capotribù da { $victim } a prendere { $animals }
advise-steppe = Parti per la steppa
advise-lay = Gioca { $card }
advise-wolf = Manda il lupo da { $victim } a prendere { $animal }
advise-thief = Manda il ladro da { $victim } a rubare { $pieces }
advise-thief-twice = Manda il ladro da { $victim } a rubare { $pieces } e da { $other_victim } a rubare { $other_pieces }
advise-place = Metti nel campo { $card }
advise-ask = Chiedi { $card } a { $giver }
advise-take = Prendi { $animal }
advise-pass = Passa
advise-counter-friendship = Rispondi con l’amicizia
advise-counter-shaman = Rispondi con lo sciamano
advise-accept = Lascia fare
hope-likely = Probabilmente vinci la presa.
hope-even = Puoi vincere la presa.
hope-unlikely = Probabilmente qualcuno può superarti.
higher-left =
    { $count ->
        [one] C’è ancora in giro una sola carta più alta.
       *[other] Ci sono ancora in giro { $count } carte più alte.
    }
why-bid-wins = Vinci di sicuro la presa: nessuno può più superarti.
why-lead = { $hope } { $higher }
why-bid-beats = Così superi { $card }. { $hope } { $higher }
why-bid-keeps = Così tieni { $kept } per un’altra presa.
why-bid-beats-keeps = Così superi { $card }, e tieni { $kept } per un’altra presa.
why-bid-lowest = Tanto non puoi superare { $card }: butta la tua carta più bassa.
why-bid-loses = Tanto non puoi superare { $card }.
why-steppe = E vinci la partita!
why-fiddle =
    { $camels ->
        [one] Così hai { $camels } cammello. Per la steppa ne servono { $needed }.
       *[other] Così hai { $camels } cammelli. Per la steppa ne servono { $needed }.
    }
why-trap =
    { $count ->
        [0] Non ti restano animali da proteggere, ma la trappola rimane, e senza trappola il tuo capotribù non viene.
        [one] L’ultimo animale che ti resta è al sicuro dal lupo finché c’è la trappola.
       *[other] I { $count } animali che ti restano sono al sicuro dal lupo finché c’è la trappola.
    }
why-chief = Ricevi { $animals }, a meno che { $victim } non risponda con l’amicizia o con lo sciamano.
why-chief-sure = Ricevi di sicuro { $animals }: { $victim } non ha né l’amicizia né lo sciamano.
why-chief-unanswered = Ricevi di sicuro { $animals }: { $victim } non può rispondere al capotribù.
why-wolf = Così hai { $animals }, a meno che { $victim } non risponda con lo sciamano.
why-wolf-sure = Così hai di sicuro { $animals }: { $victim } non ha lo sciamano.
why-thief-lacks = Manca ancora: { $cards }. Ora arriva, a meno che non rispondano con l’amicizia.
why-thief-lacks-sure = Manca ancora: { $cards }. Ora arriva di sicuro: nessun altro ha l’amicizia.
why-thief-takes = Tu ne hai già, ma lì mancherà, a meno che non rispondano con l’amicizia.
why-thief-takes-sure = Tu ne hai già, ma lì mancherà di sicuro: nessun altro ha l’amicizia.
tricks-left =
    { $count ->
        [one] per l’ultima presa di questo giro
       *[other] per le ultime { $count } prese di questo giro
    }
why-friendship =
    { $count ->
        [0] Il ladro non può venire da te { $tricks }.
        [one] Il tuo pezzo di equipaggiamento è al sicuro dal ladro { $tricks }.
       *[other] I tuoi { $count } pezzi di equipaggiamento sono al sicuro dal ladro { $tricks }.
    }
why-shaman =
    { $count ->
        [0] Il lupo non può venire da te { $tricks }.
        [one] Il tuo unico animale è al sicuro dal lupo { $tricks }.
       *[other] I tuoi { $count } animali sono al sicuro dal lupo { $tricks }.
    }
why-zayo =
    { $count ->
        [0] Ladro, lupo e capotribù non possono venire da te { $tricks }.
        [one] Tu e il tuo unico animale non temete né ladro, né lupo, né capotribù { $tricks }.
       *[other] Tu e i tuoi { $count } animali non temete né ladro, né lupo, né capotribù { $tricks }.
    }
why-place = Manca ancora: { $cards }. Poi le prese ti portano animali.
why-place-complete = Così il tuo campo è completo, e la prossima presa può portarti un animale.
cards-held =
    { $count ->
        [one] una carta
       *[other] { $count } carte
    }
why-ask =
    { $count ->
        [one] Una di queste carte è ancora nascosta, e { $giver } ha in mano { $held }.
       *[other] { $count } di queste carte sono ancora nascoste, e { $giver } ha in mano { $held }.
    }
why-ask-lacks = { $giver } non ne ha di sicuro: si è già visto in questo giro.
why-ask-none = Vedi tutte queste carte: nessuno può dartene una.
why-take =
    { $count ->
        [one] Così hai { $count } pecora o capra. Con tre e un violino hai un cammello.
       *[other] Così hai { $count } pecore e capre. Con tre e un violino hai un cammello.
    }
why-take-fiddle =
    { $count ->
        [one] Così hai { $count } pecora o capra. Con tre e il tuo violino hai un cammello.
       *[other] Così hai { $count } pecore e capre. Con tre e il tuo violino hai un cammello.
    }
why-take-rank =
    { $count ->
        [one] Così hai { $count } pecora o capra. Alla fine contano in caso di parità.
       *[other] Così hai { $count } pecore e capre. Alla fine contano in caso di parità.
    }
why-take-more =
    { $count ->
        [one] Poi basta ancora { $count } pecora o capra per pagare un cammello.
       *[other] Poi bastano ancora { $count } pecore o capre per pagare un cammello.
    }
why-pass = Non devi prendere per forza una ricompensa, e così le tue carte restano segrete.
why-pass-only = Non c’è nessuna ricompensa che puoi prendere.
why-counter-friendship =
    { $attacker ->
        [chief] Il capotribù non prende niente, e l’amicizia ti protegge dal ladro { $tricks }.
       *[thief] Il ladro non prende niente, e l’amicizia ti protegge { $tricks }.
    }
why-counter-shaman =
    { $attacker ->
        [chief] Il capotribù non prende niente, e lo sciamano ti protegge dal lupo { $tricks }.
       *[wolf] Il lupo non prende niente, e lo sciamano ti protegge { $tricks }.
    }
why-accept-friendship = Tieni in mano l’amicizia.
why-accept-shaman = Tieni in mano lo sciamano.
why-accept-both = Tieni in mano l’amicizia e lo sciamano.
why-accept = Non hai niente con cui rispondere.
