# Yam Master in italiano

# Nomi
figure =
    { $figure ->
        [brelan-1] Tris di 1
        [brelan-2] Tris di 2
        [brelan-3] Tris di 3
        [brelan-4] Tris di 4
        [brelan-5] Tris di 5
        [brelan-6] Tris di 6
        [full] Full
        [carre] Carré
        [yam] Yam
        [suite] Suite
        [low] 8 o meno
        [sec] Sec
       *[defi] Défi
    }
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }

# Che cosa è successo
throws = { $seat } tira: { $dice }.
throws-again = { $seat } tira ancora: { $dice }; ora i dadi mostrano { $all }.
keeps = { $seat } tiene { $dice }.
keeps-nothing = { $seat } non tiene niente.
announces = { $seat } annuncia un Défi e tiene { $dice }.
announces-nothing = { $seat } annuncia un Défi e non tiene niente.
places = { $seat } mette una pedina su { $square }: { $figure }.
removes = { $seat } gioca il Predatore e toglie da { $square } la pedina di { $other }.
removes-out = { $seat } gioca il Predatore e toglie da { $square } la pedina di { $other }: è fuori gioco.
passes = { $seat } chiude il turno senza mettere pedine.
scores-now = { $seat } ha adesso { $points }.
ends-five = { $seat } ha cinque pedine in fila e vince subito.
ends-five-behind = { $other } è in vantaggio con { $points }, ma cinque pedine in fila decidono la partita.
ends-supply = { $seat } ha messo l’ultima pedina: la partita finisce.
ends-turns = Sono stati giocati { $count } turni: la partita finisce.
ends-points = { $seat } vince con { $points } contro { $fewer }.
ends-equal = Parità: { $points } per parte.

# Che cosa devi fare
expect-place-or-throw =
    { $left ->
        [one] Metti una pedina su una casella aperta ({ $squares }), tieni dei dadi e tira gli altri un’ultima volta, oppure passa.
       *[other] Metti una pedina su una casella aperta ({ $squares }), tieni dei dadi e tira gli altri, oppure passa.
    }
expect-place = Metti una pedina su una casella aperta ({ $squares }), oppure passa.
expect-throw =
    { $left ->
        [one] Tieni dei dadi e tira gli altri un’ultima volta, oppure passa.
       *[other] Tieni dei dadi e tira gli altri, oppure passa.
    }
expect-pass = Questi dadi non aprono nessuna casella libera: passa.
expect-predator = { $otherwise } Con il tuo Yam puoi invece togliere dal tabellone una pedina di { $other }.
expect-predator-only = Questi dadi non aprono nessuna casella libera: con il tuo Yam togli dal tabellone una pedina di { $other }, oppure passa.
expect-defi = Il tuo Défi è in corso. { $otherwise }

# Rifiuti
refuse-not-five-thrown = Il turno comincia con tutti e cinque i dadi: servono cinque valori.
refuse-not-as-many-thrown =
    { $count ->
        [one] Si tira solo il dado che non è stato tenuto: serve { $count } valore.
       *[other] Si tirano solo i dadi che non sono stati tenuti: servono { $count } valori.
    }
refuse-not-free = Su { $square } c’è già una pedina: scegli una casella libera.
refuse-sec-too-late = Un Sec si fa solo con il primo lancio: { $instead }.
refuse-sec-not-made = Per un Sec serve un Full, un Carré, uno Yam, una Suite oppure 8 o meno: { $instead }.
refuse-not-announced = La casella { $square } è per un Défi: annuncialo dopo il primo lancio, insieme ai dadi che tieni.
refuse-closed-no-figure = Dopo un Défi i dadi devono fare più di un Tris: { $instead }.
refuse-closed-defi-only = Dopo un Défi sono aperte solo le caselle Défi: { $instead }.
refuse-yam-is-no-full = In questa partita un Full vuole due numeri diversi, e i tuoi cinque dadi sono uguali: { $instead }.
refuse-not-made = Con { $dice } non si fa la combinazione di questa casella ({ $figure }): { $instead }.
refuse-no-throw-left = I tre lanci sono finiti: metti una pedina o passa.
refuse-not-lying-there = Puoi tenere solo i dadi che sono sul tavolo: { $dice }.
refuse-all-kept = Per un lancio serve almeno un dado: tienine al massimo quattro, oppure metti una pedina.
refuse-defi-too-late = Un Défi si annuncia dopo il primo lancio: adesso è tardi, continua senza.
refuse-defi-announced = Il tuo Défi è già annunciato: di’ solo quali dadi tieni.
refuse-no-defi-free = Nessuna casella Défi è libera: tieni i tuoi dadi senza annunciare.
refuse-no-yam = Per il Predatore serve uno Yam, cioè cinque dadi uguali, ma i dadi mostrano { $dice }.
refuse-no-token-to-remove = Su { $square } non c’è nessuna pedina di { $other }. Puoi toglierne una da qui: { $squares }.
refuse-no-token-at-all = Sul tabellone non c’è nessuna pedina di { $other }: mettine una tua, oppure passa.
instead-place = metti una pedina su una casella aperta ({ $squares }), oppure passa
instead-throw = tira ancora o passa
instead-pass = puoi solo passare

# Opzioni
option-strict_full = Full rigoroso
option-strict_full-help = Un Full deve avere due numeri diversi, così che cinque dadi uguali non valgano come Full?
option-strict_full-no = No, uno Yam è anche un Full
option-strict_full-yes = Sì, due numeri diversi
option-defi_only = Solo caselle Défi
option-defi_only-help = Dopo l’annuncio di un Défi, la pedina può andare soltanto su una casella Défi?
option-defi_only-no = No, un Défi vinto apre anche le caselle di tutto ciò che mostrano i dadi
option-defi_only-yes = Sì, solo sulle caselle Défi
option-predator = Preda del Predatore
option-predator-help = Dove va una pedina che il Predatore toglie dal tabellone?
option-predator-back = Torna a chi l’ha messa, che può rimetterla
option-predator-out = Fuori gioco
option-max_turns = Durata massima
option-max_turns-help = Dopo quanti turni, sommando quelli di tutti e due, si contano i punti anche se restano ancora pedine?

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
drawn-turn = Turno { $turn } (al massimo { $most })
drawn-over = La partita è finita al turno { $turn }
drawn-dice = Dadi: { $dice } (lancio { $throw } di 3)
drawn-kept = Tenuti: { $dice } (ora il lancio { $throw } di 3)
drawn-to-throw = Si tirano tutti e cinque i dadi (lancio { $throw } di 3)
drawn-announced = C’è un Défi annunciato
drawn-five = { $seat } ha cinque pedine in fila, e questo decide

# Che cosa si racconta di una partita finita, dopo un nome e in una lista
feat-tokens =
    { $count ->
        [one] mette { $count } pedina
       *[other] mette { $count } pedine
    }
feat-tokens-label = Pedine messe
feat-yams = fa { $count } Yam
feat-yams-label = Yam fatti
feat-secs =
    { $count ->
        [one] occupa { $count } casella Sec
       *[other] occupa { $count } caselle Sec
    }
feat-secs-label = Caselle Sec occupate
feat-defis-kept = riesce in { $count } Défi
feat-defis-kept-label = Défi riusciti
feat-defis-lost = fallisce { $count } Défi
feat-defis-lost-label = Défi falliti
feat-prey =
    { $count ->
        [one] toglie { $count } pedina con il Predatore
       *[other] toglie { $count } pedine con il Predatore
    }
feat-prey-label = Pedine tolte dal Predatore
feat-best-token =
    { $count ->
        [one] guadagna { $count } punto con una sola pedina
       *[other] guadagna { $count } punti con una sola pedina
    }
feat-best-token-label = Pedina migliore

# Consigli: che cosa fare, e che cosa parla a favore
advise-place = Metti una pedina su { $square } ({ $figure })
advise-remove = Togli da { $square } la pedina di { $other }
advise-pass = Chiudi il turno senza mettere pedine
advise-keep =
    { $count ->
        [one] Tieni { $dice } e tira l’altro dado
       *[other] Tieni { $dice } e tira gli altri { $count }
    }
advise-keep-nothing = Tira di nuovo tutti e cinque i dadi
advise-announce =
    { $count ->
        [one] Annuncia un Défi, tieni { $dice } e tira l’altro dado
       *[other] Annuncia un Défi, tieni { $dice } e tira gli altri { $count }
    }
advise-announce-nothing = Annuncia un Défi e tira di nuovo tutti e cinque i dadi
why-five = Fai cinque in fila e vinci la partita.
why-last-token = È la tua ultima pedina: la partita finisce { $own } punti a { $most } contro { $other }.
why-stops-five = Lì { $other } avrebbe potuto fare cinque in fila.
why-makes-and-stops = Fai { $points }, e lì { $other } avrebbe potuto fare { $most }.
why-makes = Fai { $points }.
why-stops = Lì { $other } avrebbe potuto fare { $most }.
why-lines =
    { $count ->
        [0] Nessuna fila per questa casella può diventare tua.
        [one] Per questa casella passa ancora una fila di tre che può diventare tua.
       *[other] Per questa casella passano ancora { $count } file di tre che possono diventare tue.
    }
why-remove-points = A { $other } costa { $points }.
why-remove =
    { $count ->
        [0] Così a { $other } non resta nessuna pedina sul tabellone.
        [one] Così a { $other } resta una pedina sul tabellone.
       *[other] Così a { $other } restano { $count } pedine sul tabellone.
    }
why-pass-only = I dadi non aprono nessuna casella libera e non restano lanci.
why-pass-last = La tua ultima pedina chiuderebbe la partita.
why-pass =
    { $count ->
        [one] Non si è mai obbligati a mettere; ti resta la tua ultima pedina.
       *[other] Non si è mai obbligati a mettere; ti restano le tue { $count } pedine.
    }
why-throw = Se punti su { $square } ({ $figure }), la probabilità di farcela in due lanci è { $odds }.
why-throw-once = La probabilità di ottenere { $square } ({ $figure }) con questo lancio è { $odds }.
why-throw-predator = La probabilità di uno Yam, per togliere una pedina a { $other }, è { $odds }.
why-throw-nothing = Con questi dadi non si raggiunge più nessuna casella libera.
