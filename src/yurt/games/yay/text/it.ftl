# YAY! in italiano

# Nomi
square = in { $square }
between = fra { $upper } e { $lower }
number = il numero { $number } di { $seat } in { $square }
    .seat = il tuo { $number } in { $square }
row = la riga { $row }
column = la colonna { $column }

# Che cosa è successo
aims = { $seat } mira { $place }, poi tira.
    .seat = Miri { $place }, poi tiri.
aims-again = { $seat } tira ancora { $place }: serve più di { $total }.
    .seat = Tiri ancora { $place }: ti serve più di { $total }.
die = Un dado si ferma { $place }: { $face }.
die-off = Un dado finisce fuori dal vassoio.
total = { $seat } fa { $total }.
    .seat = Fai { $total }.
lost-off = Nessun dado resta nel vassoio: stavolta niente per { $seat }.
    .seat = Nessun dado resta nel vassoio: stavolta niente per te.
lost-filled = { $seat } fa { $total }, ma tutte le caselle sotto i dadi sono piene. Il turno è finito.
    .seat = Fai { $total }, ma tutte le caselle sotto i dadi sono piene. Il tuo turno è finito.
fails = { $total } non supera { $previous }: { $seat } deve cancellare un suo numero.
    .seat = { $total } non supera { $previous }: devi cancellare un tuo numero.
fails-unpunished = { $total } non supera { $previous }, ma { $seat } non ha numeri da perdere. Il turno è finito.
    .seat = { $total } non supera { $previous }, ma non hai numeri da perdere. Il tuo turno è finito.
writes = { $seat } scrive { $number } in { $square }.
    .seat = Scrivi { $number } in { $square }.
crosses-out = YAY! { $seat } cancella { $numbers }.
    .seat = YAY! Cancelli { $numbers }.
blocks = { $total } non entra da nessuna parte: { $seat } blocca { $square }.
    .seat = { $total } non entra da nessuna parte: blocchi { $square }.
pays = { $seat } ha osato troppo e cancella il suo { $number } in { $square }.
    .seat = Hai osato troppo e cancelli il tuo { $number } in { $square }.
end-near =
    { $count ->
        [one] La fine è vicina: ancora una casella e la partita può finire!
       *[other] La fine è vicina: ancora { $count } caselle e la partita può finire!
    }
ends-full =
    { $count ->
        [one] La partita è finita: { $lines } è piena.
       *[other] La partita è finita: { $lines } sono piene.
    }
ends-idle =
    { $count ->
        [one] La partita è finita: l’ultimo turno non ha riempito nessuna casella.
       *[other] La partita è finita: gli ultimi { $count } turni non hanno riempito nessuna casella.
    }
ends-long =
    { $count ->
        [one] La partita è finita dopo { $count } turno.
       *[other] La partita è finita dopo { $count } turni.
    }

# Che cosa devi fare
expect-aim = Mira dove si incontrano quattro caselle e tira i tuoi tre dadi.
expect-write = Scrivi il tuo { $total } in una casella libera toccata da un dado, oppure tira ancora e fai di più.
expect-first-write = Scrivi il tuo { $total } in una casella libera toccata da un dado. Il tuo primo tiro conta!
expect-block = Il tuo { $total } non entra da nessuna parte. Blocca una casella libera toccata da un dado, oppure tira ancora e fai di più.
expect-first-block = Il tuo { $total } non entra da nessuna parte. Blocca una casella libera toccata da un dado: il tuo primo tiro conta.
expect-cross = Non hai superato { $previous }. Cancella uno dei tuoi numeri.

# Rifiuti
refuse-cannot-land =
    { $reach ->
        [one] Se miri a { $aim }, un dado non può fermarsi in { $block }: resta sul foglio, al massimo { $reach } colonna e { $reach } riga più in là.
       *[other] Se miri a { $aim }, un dado non può fermarsi in { $block }: resta sul foglio, al massimo { $reach } colonne e { $reach } righe più in là.
    }
refuse-cannot-leave = Se miri a { $aim }, un dado non può uscire dal vassoio: resta sul foglio.
refuse-penalty-due = Il tuo tiro non ha superato { $previous }: prima cancella uno dei tuoi numeri.
refuse-no-penalty = Un tuo numero lo cancelli solo se hai tirato ancora senza fare di più.
refuse-no-block = Un dado in { $square } sporgerebbe dal bordo: mira a un punto da a1 a g7.
refuse-first-throw-counts = Il tuo primissimo tiro conta: riempi una casella. Dal prossimo turno potrai tirare ancora.
refuse-throw-first = Prima tira: scegli dove mirare.
refuse-untouched = Nessun dado tocca { $square }: scegli una casella libera toccata da un dado.
refuse-filled = La casella { $square } è già piena: scegline una libera toccata da un dado.
refuse-too-low = { $total } non può andare in { $square }: lì accanto deve superare { $numbers }.
refuse-can-be-written = Blocchi solo quando non puoi scrivere: { $total } può andare { $squares }.

# Opzioni
option-tray = Vassoio
option-tray-help = Che cosa succede a un dado che rotola fino al bordo?
option-tray-rim = Con la sponda: i dadi rimbalzano, 1 su 20 salta fuori
option-tray-open = Aperto: un dado che passa il bordo è fuori
option-scatter = Dispersione
option-scatter-help = Quanto lontano rotolano i dadi da dove miri?
option-scatter-sure = Sicura: la maggior parte dei dadi si ferma vicino a dove miri
option-scatter-normal = Normale: molti dadi rotolano una o due caselle più in là
option-scatter-wild = Sfrenata: può succedere di tutto
option-end = Fine
option-end-help = Che cosa deve essere pieno perché la partita finisca?
option-end-row-and-column = Una riga intera e una colonna intera
option-end-row-or-column = Una riga intera o una colonna intera: una partita più breve

# Il tavolo come testo
drawn-seat =
    { $count ->
        [one] matita { $pencil }: { $count } casella, somma { $sum }
       *[other] matita { $pencil }: { $count } caselle, somma { $sum }
    }
drawn-signs = A12 numero, (A12) cancellato, ## bloccata, . libera, o libera e toccata
drawn-throw = Dadi: { $dice }, totale { $total }
drawn-throw-again = Dadi: { $dice }, totale { $total }, da superare { $previous }
drawn-die = { $face } in { $block }
drawn-dice-off =
    { $count ->
        [1] uno fuori
        [2] due fuori
       *[3] tre fuori
    }

# Che cosa si racconta di una partita finita, dopo «hai» o «… ha», e in una lista
feat-highest = scritto { $count } come numero più alto
feat-highest-label = Numero più alto
feat-crossed-out =
    { $count ->
        [one] cancellato { $count } numero agli altri
       *[other] cancellato { $count } numeri agli altri
    }
feat-crossed-out-label = Numeri cancellati agli altri
feat-lost-numbers =
    { $count ->
        [one] perso { $count } numero
       *[other] perso { $count } numeri
    }
feat-lost-numbers-label = Numeri persi
feat-improved =
    { $count ->
        [one] superato un tiro una volta
       *[other] superato un tiro { $count } volte
    }
feat-improved-label = Tiri superati
feat-too-far =
    { $count ->
        [one] osato troppo una volta
       *[other] osato troppo { $count } volte
    }
feat-too-far-label = Tiri di troppo
feat-blocked =
    { $count ->
        [one] bloccato { $count } casella
       *[other] bloccato { $count } caselle
    }
feat-blocked-label = Caselle bloccate
feat-dice-off =
    { $count ->
        [one] tirato { $count } dado fuori dal vassoio
       *[other] tirato { $count } dadi fuori dal vassoio
    }
feat-dice-off-label = Dadi fuori dal vassoio

# Suggerimenti: che cosa fare, e perché può andare bene
advise-aim = Tira verso { $block }
advise-aim-again = Tira ancora, verso { $block }
advise-throw = Tira { $place }
advise-throw-again = Tira ancora { $place }
advise-write =
    { $count ->
        [0] Scrivi { $number } in { $square }
        [one] Scrivi { $number } in { $square } e cancella { $count } numero
       *[other] Scrivi { $number } in { $square } e cancella { $count } numeri
    }
advise-block = Blocca { $square }
advise-cross = Cancella il tuo { $number } in { $square }
fits =
    { $likely ->
        [very] Molto probabilmente il tuo tiro troverà posto.
        [probably] Probabilmente il tuo tiro troverà posto.
        [even] C’è circa una possibilità su due che il tuo tiro trovi posto.
        [unlikely] Probabilmente il tuo tiro non troverà posto.
       *[hardly] Quasi certamente il tuo tiro non troverà posto.
    }
beats =
    { $likely ->
        [very] Molto probabilmente superi { $total }.
        [probably] Probabilmente superi { $total }.
        [even] Hai circa una possibilità su due di superare { $total }.
        [unlikely] Probabilmente non superi { $total }.
       *[hardly] Quasi certamente non superi { $total }.
    }
others-beat =
    { $likely ->
        [very] Quasi ogni tiro supera { $total }.
        [probably] La maggior parte dei tiri supera { $total }.
        [even] Circa metà dei tiri supera { $total }.
        [unlikely] Pochi tiri superano { $total }.
       *[hardly] Quasi nessun tiro supera { $total }.
    }
why-aim = { $fits } Probabilità: { $odds }.
why-aim-again = { $beats } Altrimenti perdi uno dei tuoi numeri. Probabilità: { $odds }.
why-aim-again-free = { $beats } Non hai ancora numeri da perdere. Probabilità: { $odds }.
why-write-crosses = YAY! Così cancelli { $numbers }.
why-write-closed = Lì accanto non ci sono caselle libere: nessun altro può più cancellarlo.
why-write-highest = Niente supera { $total }: nessun altro potrà mai cancellarlo.
why-write-open =
    { $count ->
        [one] Gli altri possono cancellarlo solo da una casella libera accanto. { $beats } Probabilità: { $odds }.
       *[other] Gli altri possono cancellarlo solo da { $count } caselle libere accanto. { $beats } Probabilità: { $odds }.
    }
why-block = Bloccare non ti costa nessun numero. E tirare ancora? { $beats } Probabilità: { $odds }.
why-block-first = Il tuo primo tiro conta, e { $total } non entra da nessuna parte sotto i tuoi dadi.
own-number = il tuo { $number } in { $square }
why-block-protects = Da lì nessuno potrà più cancellare { $numbers }.
why-cross-open =
    { $count ->
        [one] È comunque in pericolo: gli altri potrebbero cancellarlo da una casella libera accanto.
       *[other] È comunque in pericolo: gli altri potrebbero cancellarlo da { $count } caselle libere accanto.
    }
why-cross-lowest = È il tuo numero più basso, e in parità vince la somma più alta.
why-cross-closed = Ti costa una casella, come ogni tuo numero.
why-end-won = La partita finisce e vinci { $own } a { $most }!
why-end-even = La partita finisce { $own } a { $most }: parità, quindi vince la somma più alta.
why-end-lost = La partita finisce { $own } a { $most } e perdi.
