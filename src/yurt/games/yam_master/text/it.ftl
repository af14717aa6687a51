# Yam Master in italiano

# Nomi: che cosa c’è scritto sulla casella, e che cosa vuol dire
figure =
    { $figure ->
        [brelan-1] Tris di 1
        [brelan-2] Tris di 2
        [brelan-3] Tris di 3
        [brelan-4] Tris di 4
        [brelan-5] Tris di 5
        [brelan-6] Tris di 6
        [full] Full (tris più coppia)
        [carre] Carré (quattro uguali)
        [yam] Yam (cinque uguali)
        [suite] Suite (scala)
        [low] 8 o meno
        [sec] Sec (al primo colpo)
       *[defi] Défi (sfida)
    }
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }

# Che cosa è successo
throws = { $seat } tira i dadi: { $dice }.
    .seat = Tiri i dadi: { $dice }.
throws-again = { $seat } tira ancora: { $dice }. Adesso i dadi sono { $all }.
    .seat = Tiri ancora: { $dice }. Adesso i dadi sono { $all }.
keeps = { $seat } tiene { $dice }.
    .seat = Tieni { $dice }.
keeps-nothing = { $seat } non tiene niente.
    .seat = Non tieni niente.
announces = { $seat } annuncia un Défi e tiene { $dice }.
    .seat = Annunci un Défi e tieni { $dice }.
announces-nothing = { $seat } annuncia un Défi e non tiene niente. Che coraggio!
    .seat = Annunci un Défi e non tieni niente. Che coraggio!
places = { $seat } piazza una pedina su { $square }: { $figure }.
    .seat = Piazzi una pedina su { $square }: { $figure }.
removes = Ecco il Predatore! { $seat } toglie da { $square } la pedina di { $other }.
    .seat = Ecco il Predatore! Togli da { $square } la pedina di { $other }.
    .other = Ecco il Predatore! { $seat } ti toglie la pedina da { $square }.
removes-out = Ecco il Predatore! { $seat } toglie da { $square } la pedina di { $other }, che va fuori gioco.
    .seat = Ecco il Predatore! Togli da { $square } la pedina di { $other }, che va fuori gioco.
    .other = Ecco il Predatore! { $seat } ti toglie la pedina da { $square }, che va fuori gioco.
passes = { $seat } passa.
    .seat = Passi.
scores-now = { $seat } adesso ha { $points }.
    .seat = Adesso hai { $points }.
ends-five = Cinque in fila! { $seat } vince all’istante!
    .seat = Cinque in fila! Vinci all’istante!
ends-five-behind = { $other } ha più punti ({ $points }), ma cinque in fila battono tutto.
    .other = Hai più punti tu ({ $points }), ma cinque in fila battono tutto.
ends-supply = { $seat } ha piazzato l’ultima pedina. Si contano i punti!
    .seat = Hai piazzato l’ultima pedina. Si contano i punti!
ends-turns = Era il turno { $count }, l’ultimo. Si contano i punti!
ends-points = { $seat } vince: { $points } a { $fewer }!
    .seat = Vinci tu: { $points } a { $fewer }!
ends-equal = Parità: { $points } per uno!

# Che cosa devi fare
expect-place-or-throw =
    { $left ->
        [one] Piazza una pedina (aperte: { $squares }), tira un’ultima volta, oppure passa.
       *[other] Piazza una pedina (aperte: { $squares }), tira ancora, oppure passa.
    }
expect-place = Piazza una pedina (aperte: { $squares }), oppure passa.
expect-throw =
    { $left ->
        [one] Tieni i dadi che ti piacciono e tira gli altri un’ultima volta, oppure passa.
       *[other] Tieni i dadi che ti piacciono e tira gli altri, oppure passa.
    }
expect-pass = Nessuna casella libera va bene per i tuoi dadi. Puoi solo passare.
expect-predator = Uno Yam! Piazza una pedina (aperte: { $squares }), o togline una a { $other }.
expect-predator-only = Uno Yam, ma nessuna casella libera va bene. Togli una pedina a { $other }, o passa.
expect-defi = Il tuo Défi è in corso! { $otherwise }

# Rifiuti
refuse-not-five-thrown = Il turno comincia con tutti e cinque i dadi: per questo tiro servono cinque numeri.
refuse-not-as-many-thrown =
    { $count ->
        [one] Tiri solo il dado che non tieni: per questo tiro serve { $count } numero.
       *[other] Tiri solo i dadi che non tieni: per questo tiro servono { $count } numeri.
    }
refuse-not-free = Su { $square } c’è già una pedina. Scegli una casella libera.
refuse-sec-too-late = Un Sec (al primo colpo) si fa solo con il primo tiro: { $instead }.
refuse-sec-not-made = Per un Sec (al primo colpo) serve un Full, un Carré, uno Yam, una Suite, oppure 8 o meno: { $instead }.
refuse-not-announced = { $square } è una casella Défi (sfida). Attiva il Défi dopo il primo tiro, tieni dei dadi e tira.
refuse-closed-no-figure = Hai annunciato un Défi, quindi serve più di un Tris: { $instead }.
refuse-closed-defi-only = Hai annunciato un Défi, quindi sono aperte solo le caselle Défi: { $instead }.
refuse-yam-is-no-full = In questa partita un Full ha due numeri diversi, e i tuoi dadi sono tutti uguali: { $instead }.
refuse-not-made = { $dice } non va bene qui. Questa casella vuole: { $figure }. Quindi { $instead }.
refuse-no-throw-left = Hai già fatto tre tiri. Piazza una pedina o passa.
refuse-not-lying-there = Puoi tenere solo i dadi che sono sul tavolo: { $dice }.
refuse-all-kept = Devi tirare almeno un dado. Tienine al massimo quattro, oppure piazza una pedina.
refuse-defi-too-late = Un Défi si annuncia subito dopo il primo tiro. Continua senza.
refuse-defi-announced = Il tuo Défi è già in corso. Scegli solo i dadi che tieni.
refuse-no-defi-free = Non ci sono più caselle Défi libere. Tieni i tuoi dadi e tira senza.
refuse-no-yam = Il Predatore vuole uno Yam, cinque dadi uguali, e i tuoi dadi sono { $dice }.
refuse-no-token-to-remove = { $other } non ha una pedina su { $square }. Togline una da qui: { $squares }.
refuse-no-token-at-all = { $other } non ha pedine sul tabellone. Piazzane una tua, oppure passa.
instead-place = piazza una pedina (aperte: { $squares }), oppure passa
instead-throw = tira ancora o passa
instead-pass = puoi solo passare

# Opzioni
option-strict_full = Full rigoroso
option-strict_full-help = Un Full deve avere due numeri diversi?
option-strict_full-no = No, anche cinque dadi uguali sono un Full
option-strict_full-yes = Sì, due numeri diversi
option-defi_only = Solo caselle Défi
option-defi_only-help = Hai vinto il tuo Défi. Dove può andare la tua pedina?
option-defi_only-no = Su ogni casella libera che va bene per i dadi
option-defi_only-yes = Solo su una casella Défi
option-predator = Preda del Predatore
option-predator-help = Il Predatore toglie una pedina dal tabellone. Dove va?
option-predator-back = Torna nella scorta, si può piazzare di nuovo
option-predator-out = Fuori gioco
option-max_turns = Durata massima
option-max_turns-help = Dopo quanti turni (sommati quelli di tutti e due) vi fermate a contare?

# Il tavolo come testo
drawn-seat =
    { $supply ->
        [one] { $supply } pedina di scorta, { $points }
       *[other] { $supply } pedine di scorta, { $points }
    }
drawn-gone = { $count } fuori gioco
drawn-square =
    { $figure ->
        [brelan-1] 1
        [brelan-2] 2
        [brelan-3] 3
        [brelan-4] 4
        [brelan-5] 5
        [brelan-6] 6
        [full] Full
        [carre] Carré
        [yam] Yam
        [suite] Suite
        [low] ≤8
        [sec] Sec
       *[defi] Défi
    }
drawn-turn = Turno { $turn } di { $most }, poi decidono i punti
drawn-over = La partita è finita al turno { $turn }
drawn-dice = Dadi: { $dice } (tiro { $throw } di 3)
drawn-kept = Tenuti: { $dice } (ora il tiro { $throw } di 3)
drawn-to-throw = Ora si tirano tutti e cinque i dadi (tiro { $throw } di 3)
drawn-announced = Il Défi è in corso
drawn-five = { $seat } ha cinque pedine in fila, e questo decide
    .seat = Hai cinque pedine in fila, e questo decide

# Che cosa si racconta di una partita finita, dopo «ha» o «Hai», e in una lista
feat-tokens =
    { $count ->
        [one] piazzato { $count } pedina
       *[other] piazzato { $count } pedine
    }
feat-tokens-label = Pedine piazzate
feat-yams = fatto { $count } Yam
feat-yams-label = Yam fatti
feat-secs =
    { $count ->
        [one] occupato { $count } casella Sec
       *[other] occupato { $count } caselle Sec
    }
feat-secs-label = Caselle Sec occupate
feat-defis-kept = vinto { $count } Défi
feat-defis-kept-label = Défi vinti
feat-defis-lost = perso { $count } Défi
feat-defis-lost-label = Défi persi
feat-prey =
    { $count ->
        [one] catturato { $count } pedina con il Predatore
       *[other] catturato { $count } pedine con il Predatore
    }
feat-prey-label = Prede del Predatore
feat-best-token =
    { $count ->
        [one] fatto { $count } punto con una sola pedina
       *[other] fatto { $count } punti con una sola pedina
    }
feat-best-token-label = Pedina migliore

# Consigli: che cosa fare, con le parole dei pulsanti, e perché
advise-place = Piazza la pedina su { $square }: { $figure }
advise-remove = Togli la pedina da { $square }
advise-pass = Passa
advise-keep =
    { $count ->
        [one] Tieni { $dice } e tira 1 dado
       *[other] Tieni { $dice } e tira { $count } dadi
    }
advise-keep-nothing = Tira 5 dadi
advise-announce =
    { $count ->
        [one] Attiva il Défi, tieni { $dice } e tira 1 dado
       *[other] Attiva il Défi, tieni { $dice } e tira { $count } dadi
    }
advise-announce-nothing = Attiva il Défi e tira 5 dadi
likely =
    { $how ->
        [sure] Riesce di sicuro!
        [very] È molto probabile: { $odds }.
        [probably] Probabilmente riesce: { $odds }.
        [even] È più o meno metà e metà: { $odds }.
        [unlikely] È poco probabile: { $odds }.
       *[hardly] Ci vuole molta fortuna: { $odds }.
    }
why-five = Fai cinque in fila, e vinci!
why-last-token = È la tua ultima pedina e la partita finisce. Tu: { $own }, { $other }: { $most }.
why-stops-five = Lì { $other } potrebbe fare cinque in fila: così non ci riesce più.
why-makes-and-stops = Ti porta { $points }, e { $other } lì non può più fare { $most }.
why-makes = Ti porta { $points }.
why-stops = Adesso { $other } lì non può più fare { $most }.
why-lines =
    { $count ->
        [0] Per questa casella non può più passare nessuna tua fila.
        [one] Per questa casella puoi ancora fare una fila da tre.
       *[other] Per questa casella puoi ancora fare { $count } file da tre.
    }
why-remove-points = A { $other } costa { $points }.
why-remove =
    { $count ->
        [0] Così a { $other } non resta nessuna pedina sul tabellone.
        [one] Così a { $other } resta una sola pedina sul tabellone.
       *[other] Così a { $other } restano solo { $count } pedine sul tabellone.
    }
why-pass-only = Nessuna casella libera va bene per i tuoi dadi, e non hai più tiri.
why-pass-last = La tua ultima pedina farebbe finire la partita.
why-pass =
    { $count ->
        [one] Non devi mai piazzare per forza. Ti resta l’ultima pedina.
       *[other] Non devi mai piazzare per forza. Ti restano { $count } pedine.
    }
why-throw = Con due tiri punti a { $square }: { $figure }. { $likely }
why-throw-once = Con questo tiro punti a { $square }: { $figure }. { $likely }
why-throw-predator = Punti a uno Yam, per togliere una pedina a { $other }. { $likely }
why-throw-nothing = Con questi dadi non arrivi più a nessuna casella libera.
