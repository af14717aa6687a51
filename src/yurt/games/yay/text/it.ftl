# YAY! in italiano

# Nomi
square = in { $square }
number = il numero { $number } di { $seat } in { $square }
row = la riga { $row }
column = la colonna { $column }

# Che cosa è successo
aims = { $seat } mira al riquadro { $block } e tira.
aims-again = { $seat } tira ancora, mirando al riquadro { $block }, per superare { $total }.
die = Un dado segna { $face } su { $block }.
die-off = Un dado esce dal vassoio.
total = { $seat } ha un totale di { $total }.
lost-off = { $seat } non ha nessun dado nel vassoio. Il turno finisce.
lost-filled = { $seat } ha un totale di { $total }, ma tutte le caselle toccate dai dadi sono piene. Il turno finisce.
fails = { $seat } ha un totale di { $total }, non supera { $previous } e deve cancellare un numero.
fails-unpunished = { $seat } ha un totale di { $total }, non supera { $previous } e non ha numeri da cancellare. Il turno finisce.
writes = { $seat } scrive { $number } in { $square }.
crosses-out = Così cancella { $numbers }.
blocks = { $seat } non può scrivere { $total } da nessuna parte e blocca { $square }.
pays = { $seat } cancella per penalità il suo numero { $number } in { $square }.
ends-full =
    { $count ->
        [one] La partita finisce: { $lines } è piena.
       *[other] La partita finisce: { $lines } sono piene.
    }
ends-idle =
    { $count ->
        [one] La partita finisce: l’ultimo turno non ha riempito nessuna casella.
       *[other] La partita finisce: gli ultimi { $count } turni non hanno riempito nessuna casella.
    }
ends-long =
    { $count ->
        [one] La partita finisce dopo { $count } turno.
       *[other] La partita finisce dopo { $count } turni.
    }

# Che cosa devi fare
expect-aim = Mira dove si incontrano quattro caselle e tira i tre dadi.
expect-write = Scrivi { $total } in una casella libera toccata da un dado, oppure tira ancora per fare di più.
expect-first-write = Scrivi { $total } in una casella libera toccata da un dado: il tuo primo tiro conta.
expect-block = Nessuna casella libera accetta { $total }: bloccane una toccata da un dado, oppure tira ancora per fare di più.
expect-first-block = Nessuna casella libera accetta { $total }: bloccane una toccata da un dado, il tuo primo tiro conta.
expect-cross = Non hai superato { $previous }: cancella uno dei tuoi numeri.

# Rifiuti
refuse-cannot-land =
    { $reach ->
        [one] Se miri al riquadro { $aim }, un dado non può fermarsi su { $block }: resta su un riquadro del foglio, al massimo { $reach } colonna e { $reach } riga più in là.
       *[other] Se miri al riquadro { $aim }, un dado non può fermarsi su { $block }: resta su un riquadro del foglio, al massimo { $reach } colonne e { $reach } righe più in là.
    }
refuse-cannot-leave = Se miri al riquadro { $aim }, un dado non può uscire dal vassoio: si ferma su un riquadro.
refuse-penalty-due = Il tuo tiro non ha superato { $previous }: puoi solo cancellare uno dei tuoi numeri.
refuse-no-penalty = Un numero tuo lo cancelli solo dopo aver tirato ancora senza fare un totale più alto.
refuse-no-block = Un dado su { $square } sporgerebbe dal foglio: mira a un riquadro da a1 a g7.
refuse-first-throw-counts = Il tuo primissimo tiro conta: usalo per riempire una casella, invece di tirare ancora.
refuse-throw-first = Prima tira: mira a un riquadro.
refuse-untouched = Nessun dado tocca { $square }: scegli una casella libera toccata da un dado.
refuse-filled = La casella { $square } è già piena: scegline una libera toccata da un dado.
refuse-too-low = { $total } non può andare in { $square }: lì accanto deve superare { $numbers }.
refuse-can-be-written = Si blocca solo quando non si può scrivere: { $total } può ancora andare { $squares }.

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
drawn-die = { $face } su { $block }
drawn-dice-off =
    { $count ->
        [1] uno fuori
        [2] due fuori
       *[3] tre fuori
    }

# Che cosa si racconta di una partita finita, dopo un nome e in una lista
feat-highest =
    { $count ->
        [6] scrive 6. come numero più alto
        [9] scrive 9. come numero più alto
       *[other] scrive { $count } come numero più alto
    }
feat-highest-label = Numero più alto
feat-crossed-out =
    { $count ->
        [one] cancella { $count } numero degli altri
       *[other] cancella { $count } numeri degli altri
    }
feat-crossed-out-label = Numeri cancellati agli altri
feat-lost-numbers =
    { $count ->
        [one] perde { $count } numero
       *[other] perde { $count } numeri
    }
feat-lost-numbers-label = Numeri persi
feat-improved =
    { $count ->
        [one] migliora { $count } tiro
       *[other] migliora { $count } tiri
    }
feat-improved-label = Tiri migliorati
feat-too-far =
    { $count ->
        [one] tira una volta di troppo
       *[other] tira { $count } volte di troppo
    }
feat-too-far-label = Tiri di troppo
feat-blocked =
    { $count ->
        [one] blocca { $count } casella
       *[other] blocca { $count } caselle
    }
feat-blocked-label = Caselle bloccate
feat-dice-off =
    { $count ->
        [one] manda { $count } dado fuori dal vassoio
       *[other] manda { $count } dadi fuori dal vassoio
    }
feat-dice-off-label = Dadi fuori dal vassoio

# Consigli: che cosa fare, e che cosa parla a favore
advise-aim = Mira al riquadro { $block }
advise-aim-again = Tira ancora, mirando al riquadro { $block }
advise-write =
    { $count ->
        [0] Scrivi { $number } in { $square }
        [one] Scrivi { $number } in { $square } e cancella { $count } numero
       *[other] Scrivi { $number } in { $square } e cancella { $count } numeri
    }
advise-block = Blocca { $square }
advise-cross = Cancella il tuo numero { $number } in { $square }
why-aim = La probabilità di poter scrivere il tuo totale da qualche parte è { $odds }.
why-aim-again = La probabilità di superare { $total } è { $odds }; se non ci riesci, cancelli uno dei tuoi numeri.
why-aim-again-free = La probabilità di superare { $total } è { $odds }; non hai ancora numeri da perdere.
why-write-crosses = Così cancelli { $numbers }.
why-write-closed = Lì accanto non ci sono caselle libere: nessun altro può più cancellarlo.
why-write-highest = Nessun totale supera { $total }: nessun altro potrà mai cancellarlo.
why-write-open =
    { $count ->
        [one] Gli altri possono cancellarlo solo da una casella libera accanto, e solo con più di { $total }: con tre dadi riesce nel { $odds } dei tiri.
       *[other] Gli altri possono cancellarlo solo da { $count } caselle libere accanto, e solo con più di { $total }: con tre dadi riesce nel { $odds } dei tiri.
    }
why-block = Bloccare non ti costa nessun numero; con la mira migliore la probabilità di superare { $total } con un altro tiro è { $odds }.
why-block-first = Il tuo primo tiro conta, e { $total } non può andare in nessuna casella toccata dai dadi.
own-number = il tuo numero { $number } in { $square }
why-block-protects = Da lì nessuno può più cancellare { $numbers }.
why-cross-open =
    { $count ->
        [one] Gli altri avrebbero ancora potuto cancellarlo da una casella libera accanto.
       *[other] Gli altri avrebbero ancora potuto cancellarlo da { $count } caselle libere accanto.
    }
why-cross-lowest = È il tuo numero più basso, e a parità di caselle decide la somma più alta.
why-cross-closed = Ti costa una casella, come ogni tuo numero.
why-end-won = La partita finisce e vinci per { $own } caselle a { $most }.
why-end-even = La partita finisce { $own } caselle a { $most }: allora decide la somma più alta.
why-end-lost = La partita finisce { $own } caselle a { $most }.
