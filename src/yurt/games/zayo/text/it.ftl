# ZAYO in italiano

# Nomi
bid-card =
    { $suit ->
        [sh] pecore del pastore { $rank }
        [sc] pecore del capotribù { $rank }
        [gh] capre del pastore { $rank }
       *[gc] capre del capotribù { $rank }
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
        [zayo] zayo
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
        [zayo] zayo
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
        [zayo] zayo
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
dealt-hidden = { $seat } riceve una carta.
bids = { $seat } offre { $card }.
wins-trick = { $seat } vince la presa.
buys-trap = { $seat } compra una trappola e paga { $price }.
sends-thief = { $seat } manda il ladro da { $victim } a rubare { $piece }.
sends-thief-for-two = { $seat }, grazie a zayo, manda il ladro da { $victim } a rubare { $pieces }.
sends-thief-twice = { $seat }, grazie a zayo, manda il ladro da { $victim } a rubare { $piece } e da { $other_victim } a rubare { $other_piece }.
thief-takes = Il ladro porta via { $pieces } dal campo di { $victim }.
lays-friendship = { $seat } cala l’amicizia ed è al sicuro dal ladro.
sends-wolf = { $seat } manda il lupo da { $victim } a prendere { $animal }.
wolf-takes = Il lupo si prende { $animal } di { $victim }.
lays-shaman = { $seat } cala lo sciamano ed è al sicuro dal lupo.
sends-chief = { $seat } manda il capotribù da { $victim } a prendere { $animals }.
chief-takes = Il capotribù prende { $animals } da { $victim }.
lays-zayo = { $seat } cala zayo ed è al sicuro da ladro, lupo e capotribù.
plays-fiddle = { $seat } suona il violino e ottiene un cammello in cambio di { $price }.
leaves = { $seat } parte per la steppa con { $camels } e vince la partita.
counters-with-friendship =
    { $attacker ->
        [chief] { $seat } risponde con l’amicizia: il capotribù torna a casa a mani vuote.
       *[thief] { $seat } risponde con l’amicizia: il ladro se ne va a mani vuote.
    }
counters-with-shaman =
    { $attacker ->
        [chief] { $seat } risponde con lo sciamano: il capotribù torna a casa a mani vuote.
       *[wolf] { $seat } risponde con lo sciamano: il lupo se ne va affamato.
    }
accepts = { $seat } lascia fare.
places = { $seat } mette nel suo campo { $card }.
asks = { $seat } vuole { $card } da { $giver }.
gives = { $giver } consegna la carta: { $seat } la mette nel suo campo.
has-none = { $giver } non ne ha.
takes = { $seat } prende { $animal } dal centro.
passes = { $seat } rinuncia alla ricompensa.
tour-begins = Comincia il giro { $number }: apre { $seat }.
ends-tours = Era l’ultimo di { $count } giri: vince chi ha più cammelli, poi chi ha più pecore e capre, poi chi ha più equipaggiamento.

# Che cosa devi fare
expect-turn = Se vuoi, cala una carta. { $bid }
expect-lead = Offri una carta qualsiasi per aprire la presa.
expect-any = Non c’è obbligo di superare { $card }: offri una carta qualsiasi.
expect-overbid = Devi superare { $card }: offri { $cards }.
expect-follow = Devi rispondere al seme: offri { $cards }.
attacked-by-thief = { $seat } manda il ladro da te a rubare { $pieces }.
attacked-by-wolf = { $seat } manda il lupo da te a prendere { $animal }.
attacked-by-chief = { $seat } manda il capotribù da te a prendere { $animals }.
expect-answer =
    { $defence ->
        [both] { $attack } Rispondi con l’amicizia o con lo sciamano, oppure accetta.
        [friendship] { $attack } Rispondi con l’amicizia, oppure accetta.
       *[shaman] { $attack } Rispondi con lo sciamano, oppure accetta.
    }
expect-accept =
    { $defence ->
        [both] { $attack } Non hai né l’amicizia né lo sciamano per rispondere: accetta.
        [friendship] { $attack } Non hai l’amicizia per rispondere: accetta.
       *[shaman] { $attack } Non hai lo sciamano per rispondere: accetta.
    }
expect-place = La presa è tua: metti nel campo { $cards }, oppure passa.
expect-ask = La presa è tua: chiedi a chi vuoi un pezzo di equipaggiamento che ti manca ({ $cards }), oppure passa.
expect-nothing = La presa è tua, ma in mano non hai equipaggiamento da mettere nel campo: passa.
expect-take = La presa è tua: prendi { $animals } dal centro, oppure passa.
expect-pass = La presa è tua, ma al centro non ci sono più né pecore né capre: passa.

# Rifiuti
refuse-not-to-deal = Questa carta ora non si può distribuire: { $card }.
refuse-bid-now = È il tuo turno: se vuoi cala una carta, poi fai la tua offerta.
refuse-place-later = Cavallo, carro e yurta si mettono nel campo come ricompensa di una presa: prima vincine una.
refuse-answer-now =
    { $defence ->
        [both] Ti stanno attaccando: rispondi con l’amicizia o con lo sciamano se ne hai uno, oppure accetta.
        [friendship] Ti stanno attaccando: rispondi con l’amicizia se ce l’hai, oppure accetta.
       *[shaman] Ti stanno attaccando: rispondi con lo sciamano se ce l’hai, oppure accetta.
    }
refuse-no-defence =
    { $defence ->
        [friendship] Non hai in mano l’amicizia, quindi puoi solo accettare.
       *[shaman] Non hai in mano lo sciamano, quindi puoi solo accettare.
    }
refuse-no-defence-other =
    { $defence ->
        [friendship] Non hai in mano l’amicizia: rispondi con lo sciamano, oppure accetta.
       *[shaman] Non hai in mano lo sciamano: rispondi con l’amicizia, oppure accetta.
    }
refuse-counter-unnamed = Contro il capotribù di’ con quale carta rispondi: counter friendship (amicizia) o counter shaman (sciamano).
refuse-counter-named =
    { $defence ->
        [friendship] Solo l’amicizia ferma il ladro, quindi non si nomina: counter e basta, oppure accetta.
       *[shaman] Solo lo sciamano ferma il lupo, quindi non si nomina: counter e basta, oppure accetta.
    }
refuse-reward-now = La presa è tua: prima scegli la ricompensa, oppure passa.
refuse-bid-not-held = Non hai in mano { $card }: offri una delle tue carte.
refuse-must-overbid = Puoi superare { $card }, quindi devi farlo: offri { $cards }.
refuse-must-follow = Devi rispondere con lo stesso seme di { $card }: offri { $cards }.
refuse-one-card-only = Prima di questa offerta hai già calato una carta: ora offri.
refuse-not-held = Non hai in mano { $card }: cala una carta che hai, oppure fai soltanto la tua offerta.
refuse-self = Scegli un’altra persona, non te.
refuse-trap-owned = Hai già una trappola, e se ne può comprare una sola: cala un’altra carta, oppure fai soltanto la tua offerta.
refuse-trap-unpaid = Una trappola ti costa due animali fra pecore e capre, e tu non hai { $price }: paga con quello che hai, oppure fai soltanto la tua offerta.
refuse-thief-missing = Il ladro prende quello che c’è in un campo, e in quello di { $victim } non c’è { $piece }: scegli un pezzo che c’è.
refuse-thief-protected =
    { $shield ->
        [friendship] Il ladro non può andare da { $victim }, che ha la protezione dell’amicizia: scegli un’altra persona.
       *[zayo] Il ladro non può andare da { $victim }, che ha la protezione di zayo: scegli un’altra persona.
    }
refuse-two-missing = Il ladro prende quello che c’è in un campo, e questi due pezzi non ci sono tutti e due: scegline due che ci sono.
refuse-two-protected = Il ladro non può andare da chi ha la protezione dell’amicizia: scegli altre persone.
refuse-wolf-missing = Il lupo prende solo quello che trova, e { $victim } non ha { $animal }: scegli un animale che c’è.
refuse-wolf-protected =
    { $shield ->
        [trap] Il lupo non può andare da { $victim }, che ha la protezione di una trappola: scegli un’altra persona.
        [shaman] Il lupo non può andare da { $victim }, che ha la protezione dello sciamano: scegli un’altra persona.
       *[zayo] Il lupo non può andare da { $victim }, che ha la protezione di zayo: scegli un’altra persona.
    }
refuse-without-zayo = Per questo devi avere zayo davanti a te: senza, cala { $card } nel modo semplice.
refuse-chief-form =
    { $takes ->
        [all] In questa partita il capotribù prende insieme tutte le pecore e tutte le capre: indica solo la persona.
       *[one-kind] In questa partita il capotribù prende un solo tipo di animale: indica la persona, poi sheep (pecore) o goat (capre).
    }
refuse-chief-camp = Per calare il capotribù devi avere nel campo cavallo, carro, yurta e trappola: cala un’altra carta, oppure fai soltanto la tua offerta.
refuse-chief-yurt = Il capotribù non prende niente da { $victim }, che ha una yurta: scegli chi non ne ha.
refuse-chief-missing =
    { $what ->
        [camels] { $victim } non ha cammelli da dare al capotribù: scegli chi ne ha.
       *[stock] { $victim } non ha animali di quel tipo da dare al capotribù: scegli chi ne ha.
    }
refuse-chief-protected = Il capotribù non può andare da { $victim }, che ha la protezione di zayo: scegli un’altra persona.
refuse-fiddle-no-camel = Al centro non ci sono più cammelli, quindi il violino può aspettare.
refuse-fiddle-unpaid = Un cammello ti costa tre animali fra pecore e capre, e tu non hai { $price }: paga con quello che hai, oppure fai soltanto la tua offerta.
refuse-steppe-camels = Per partire per la steppa devi avere almeno { $camels }: per ora cala un’altra carta, oppure fai soltanto la tua offerta.
refuse-place-twice = Nel tuo campo hai già { $card }: metti qualcosa che ti manca.
refuse-place-not-held = Non hai in mano { $card }: metti nel campo un pezzo che hai.
refuse-ask-as-two = In due non ci si chiede equipaggiamento: metti nel campo un pezzo che hai in mano, oppure passa.
refuse-ask-twice = Nel tuo campo hai già { $card }: chiedi qualcosa che ti manca.
refuse-ask-own-first = In mano hai equipaggiamento da mettere nel campo, e può chiedere solo chi non ne ha: metti il tuo, oppure passa.
refuse-take-too-soon = Per prendere un animale ti servono nel campo cavallo, carro e yurta: procurati prima quello che ti manca, oppure passa.
refuse-take-none-left =
    { $animal ->
        [sheep] Al centro non ci sono più pecore: prendi una capra, se ce n’è ancora, oppure passa.
       *[goat] Al centro non ci sono più capre: prendi una pecora, se ce n’è ancora, oppure passa.
    }

# Opzioni
option-following = Obbligo di superare
option-following-help = Che cosa deve offrire chi non apre la presa?
option-following-overbid = Se può, una carta più alta del seme di apertura; se no, una carta qualsiasi
option-following-strict = Se può, una carta più alta del seme di apertura; se no, una carta di quel seme; se no, una qualsiasi
option-following-suit = Se può, una carta del seme di apertura, alta o bassa
option-following-free = Una carta qualsiasi
option-chief_takes = Capotribù
option-chief_takes-help = Che cosa prende il capotribù a chi non ha una yurta?
option-chief_takes-all = Tutte le pecore e tutte le capre
option-chief_takes-one-kind = Tutte le pecore o tutte le capre
option-chief_counter = Risposta al capotribù
option-chief_counter-help = Chi riceve il capotribù può rispondere subito con una carta in mano?
option-chief_counter-yes = Sì, con l’amicizia o con lo sciamano
option-chief_counter-no = No, protegge solo uno zayo già calato
option-max_tours = Numero massimo di giri
option-max_tours-help = Dopo quanti giri finisce la partita, se nessuno è partito per la steppa?

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
drawn-laid = Calate da { $seat }: { $cards }
drawn-bids = Le tue carte offerta: { $cards }
drawn-cards = Le tue carte gioco: { $cards }
drawn-none = niente

# Che cosa si racconta di una partita finita, dopo un nome e in una lista
feat-tricks =
    { $count ->
        [one] vince { $count } presa
       *[other] vince { $count } prese
    }
feat-tricks-label = Prese vinte
feat-raised =
    { $count ->
        [one] prende { $count } animale dal centro
       *[other] prende { $count } animali dal centro
    }
feat-raised-label = Animali presi dal centro
feat-largest-herd =
    { $count ->
        [one] guida un gregge di { $count } animale
       *[other] guida un gregge di { $count } animali
    }
feat-largest-herd-label = Gregge più grande
feat-camels =
    { $count ->
        [one] ottiene { $count } cammello con il violino
       *[other] ottiene { $count } cammelli con il violino
    }
feat-camels-label = Cammelli ottenuti
feat-stolen-animals =
    { $count ->
        [one] porta via { $count } animale agli altri
       *[other] porta via { $count } animali agli altri
    }
feat-stolen-animals-label = Animali presi agli altri
feat-stolen-gear =
    { $count ->
        [one] ruba { $count } pezzo di equipaggiamento
       *[other] ruba { $count } pezzi di equipaggiamento
    }
feat-stolen-gear-label = Equipaggiamento rubato
feat-lost-animals =
    { $count ->
        [one] perde { $count } animale
       *[other] perde { $count } animali
    }
feat-lost-animals-label = Animali persi
feat-wolves =
    { $count ->
        [one] manda il lupo una volta
       *[other] manda il lupo { $count } volte
    }
feat-wolves-label = Lupi mandati
feat-countered =
    { $count ->
        [one] respinge { $count } attacco
       *[other] respinge { $count } attacchi
    }
feat-countered-label = Attacchi respinti

# Consigli: che cosa fare, e che cosa parla a favore
advise-bid = Offri { $card }
advise-trap = Compra una trappola e paga { $price }
advise-fiddle = Suona il violino e paga { $price }
advise-chief = Manda il capotribù da { $victim } a prendere { $animals }
advise-steppe = Parti per la steppa
advise-lay = Cala { $card }
advise-wolf = Manda il lupo da { $victim } a prendere { $animal }
advise-thief = Manda il ladro da { $victim } a rubare { $pieces }
advise-thief-twice = Manda il ladro da { $victim } a rubare { $pieces } e da { $other_victim } a rubare { $other_pieces }
advise-place = Metti nel campo { $card }
advise-ask = Chiedi { $card } a { $giver }
advise-take = Prendi { $animal }
advise-pass = Rinuncia alla ricompensa
advise-counter-friendship = Rispondi con l’amicizia
advise-counter-shaman = Rispondi con lo sciamano
advise-accept = Lascia fare
why-bid-wins = Vince la presa: chi deve ancora offrire non può superarla.
why-lead =
    { $count ->
        [one] Solo una carta che qualcuno può avere la supera.
       *[other] La superano { $count } carte che qualcuno può avere.
    }
why-bid-beats =
    { $count ->
        [one] Supera { $card }, e solo una carta che qualcuno può ancora avere la supera.
       *[other] Supera { $card }, ma { $count } carte che qualcuno può ancora avere la superano.
    }
why-bid-keeps = Così tieni { $kept } per un’altra presa.
why-bid-beats-keeps = Supera { $card }, e tieni { $kept } per un’altra presa.
why-bid-lowest = Non può superare { $card }, e non ne puoi offrire una più bassa.
why-bid-loses = Non può superare { $card }.
why-steppe = Vince la partita.
why-fiddle =
    { $camels ->
        [one] Così hai { $camels } cammello; per la steppa ne servono { $needed }.
       *[other] Così hai { $camels } cammelli; per la steppa ne servono { $needed }.
    }
why-trap =
    { $count ->
        [0] Non ti resta nessun animale per il lupo, ma la trappola rimane e serve per il capotribù.
        [one] Il lupo non può più prenderti l’animale che ti resta, finché la trappola è lì.
       *[other] Il lupo non può più prenderti nessuno dei { $count } animali che ti restano, finché la trappola è lì.
    }
why-chief = Ti porta { $animals }, a meno che { $victim } non risponda con l’amicizia o con lo sciamano.
why-chief-sure = Ti porta { $animals }, e { $victim } non può rispondere: nessun altro ha in mano l’amicizia o lo sciamano.
why-chief-unanswered = Ti porta { $animals } da { $victim }, e nessuna carta in mano ferma il capotribù.
why-wolf = Così hai { $animals }, a meno che { $victim } non risponda con lo sciamano.
why-wolf-sure = Così hai { $animals }, e { $victim } non può rispondere: nessun altro ha in mano lo sciamano.
why-thief-lacks = Ti porta quello che ti manca ({ $cards }), a meno che non rispondano con l’amicizia.
why-thief-lacks-sure = Ti porta quello che ti manca ({ $cards }), e nessuno può rispondere: nessun altro ha in mano l’amicizia.
why-thief-takes = Un pezzo così lo hai già, ma lì verrà a mancare, a meno che non rispondano con l’amicizia.
why-thief-takes-sure = Un pezzo così lo hai già, ma lì verrà a mancare, e nessuno può rispondere: nessun altro ha in mano l’amicizia.
tricks-left =
    { $count ->
        [one] per l’ultima presa di questo giro
       *[other] per le { $count } prese che restano in questo giro
    }
why-friendship =
    { $count ->
        [0] Nessun ladro può venire da te { $tricks }.
        [one] Nessun ladro può venire a prendere il tuo unico pezzo di equipaggiamento { $tricks }.
       *[other] Nessun ladro può venire a prendere i tuoi { $count } pezzi di equipaggiamento { $tricks }.
    }
why-shaman =
    { $count ->
        [0] Nessun lupo può venire da te { $tricks }.
        [one] Nessun lupo può venire a prendere il tuo unico animale { $tricks }.
       *[other] Nessun lupo può venire a prendere i tuoi { $count } animali { $tricks }.
    }
why-zayo =
    { $count ->
        [0] Ladro, lupo e capotribù stanno lontani da te { $tricks }.
        [one] Ladro, lupo e capotribù stanno lontani da te e dal tuo unico animale { $tricks }.
       *[other] Ladro, lupo e capotribù stanno lontani da te e dai tuoi { $count } animali { $tricks }.
    }
why-place = Poi ti manca solo { $cards } per avere animali dalle tue prese.
why-place-complete = Così hai cavallo, carro e yurta, e la prossima presa può portarti un animale.
cards-held =
    { $count ->
        [one] una carta
       *[other] { $count } carte
    }
why-ask =
    { $count ->
        [one] C’è una di queste carte che non vedi, e { $giver } ha in mano { $held }.
       *[other] Ci sono { $count } di queste carte che non vedi, e { $giver } ha in mano { $held }.
    }
why-ask-lacks = In questo giro si è già visto che { $giver } non ne ha.
why-ask-none = Vedi tutte queste carte: nessuno può dartene una.
why-take =
    { $count ->
        [one] Così hai { $count } pecora o capra; tre di loro e un violino danno un cammello.
       *[other] Così hai { $count } pecore e capre; tre di loro e un violino danno un cammello.
    }
why-take-fiddle =
    { $count ->
        [one] Così hai { $count } pecora o capra; tre di loro e il tuo violino danno un cammello.
       *[other] Così hai { $count } pecore e capre; tre di loro e il tuo violino danno un cammello.
    }
why-take-rank =
    { $count ->
        [one] Così hai { $count } pecora o capra; alla fine contano dopo i cammelli.
       *[other] Così hai { $count } pecore e capre; alla fine contano dopo i cammelli.
    }
why-take-more =
    { $count ->
        [one] Poi ti manca solo { $count } pecora o capra per pagare un cammello.
       *[other] Poi ti mancano { $count } pecore o capre per pagare un cammello.
    }
why-pass = La ricompensa non è mai un obbligo, e così nessuno vede una tua carta.
why-pass-only = Non c’è nessuna ricompensa che tu possa prendere.
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
why-accept-friendship = Ti resta in mano l’amicizia.
why-accept-shaman = Ti resta in mano lo sciamano.
why-accept-both = Ti restano in mano l’amicizia e lo sciamano.
why-accept = Non hai in mano niente con cui rispondere.
