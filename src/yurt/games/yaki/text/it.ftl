# YAKI in italiano

# Nomi
token =
    { $colour ->
        [green] verde { $number }
        [red] rosso { $number }
        [yellow] giallo { $number }
       *[violet] viola { $number }
    }
coloured =
    { $colour ->
        [green] un gettone verde
        [red] un gettone rosso
        [yellow] un gettone giallo
       *[violet] un gettone viola
    }
number = { $number }

# Che cosa è successo
turns-up = { $seat } gira il gettone in posizione { $place }.
lays-start = { $seat } mette il { $token } sulla casella di partenza.
lays = { $seat } mette il { $token } sulla casella { $square }.
misses = È il { $token } e non va bene: torna coperto.
stops = { $seat } si ferma qui; tutti i gettoni restano sul percorso.
none-left = Non ci sono più gettoni da girare: finisce il turno di { $seat }.
goes-back =
    { $count ->
        [one] { $seat } tiene il gettone più avanzato; l’altro torna coperto.
       *[other] { $seat } tiene il gettone più avanzato; gli altri { $count } tornano coperti.
    }
wins-trophy = { $seat } mette il { $token } sulla casella del trofeo e vince un trofeo.
has-trophies =
    { $count ->
        [one] { $seat } ha { $count } trofeo; per vincere la partita ne servono { $goal }.
       *[other] { $seat } ha { $count } trofei; per vincere la partita ne servono { $goal }.
    }
wins =
    { $count ->
        [one] { $seat } vince la partita con { $count } trofeo.
       *[other] { $seat } vince la partita con { $count } trofei.
    }
boards-go-left = Tutti i gettoni vengono mescolati e ogni plancia passa a chi siede a sinistra.
begins = { $seat } comincia la nuova manche.
void-turns = In { $turns } turni nessuno ha vinto un trofeo: la manche è nulla e tutti i gettoni vengono mescolati.
void-stuck = Nessun gettone può più andare bene: la manche è nulla e tutti i gettoni vengono mescolati.
ends-void = Ci sono state { $count } manche nulle di fila: la partita finisce.

# Che cosa devi fare
expect-start = Gira un gettone: uno qualsiasi va bene sulla tua casella di partenza.
expect-plain = Gira { $coloured } oppure un { $numbers }, per proseguire dal tuo { $token }.
expect-trophy = Gira { $coloured } oppure un { $numbers }, per proseguire dal tuo { $token } e vincere il trofeo.
expect-same-colour = Gira { $coloured }: la prossima casella vuole questo colore, e ogni numero va bene.
expect-coloured = Gira un gettone del colore della prossima casella: { $tokens }.
expect-or-stop = { $flip } Oppure fermati: i tuoi gettoni restano dove sono.

# Rifiuti
refuse-not-face-down = In posizione { $place } non c’è nessun gettone coperto: scegli una posizione dove ce n’è uno.
refuse-seen-before = In questa manche il { $token } è già stato girato: si trova da un’altra parte.
refuse-no-stop = Non puoi fermarti: gira gettoni fino al primo che non va bene.
refuse-stop-too-early = Puoi fermarti solo dopo aver messo un gettone in questo turno: prima girane uno.

# Opzioni
option-paths = Plance
option-paths-help = I percorsi delle sei plance, se vuoi inserire i tuoi: S partenza, T trofeo, G (verde), R (rosso), Y (giallo) e V (viola) caselle colorate, un punto per una casella semplice; da 4 a 16 caselle ciascuno, separati da virgole.
paths-count = I percorsi sono sempre sei, separati da virgole, non { $found }.
path-length = Il percorso { $number }, «{ $path }», è lungo { $squares }: un percorso ha da 4 a 16 caselle.
path-ends = Il percorso { $number }, «{ $path }», deve cominciare con S e finire con T.
path-letters = Il percorso { $number }, «{ $path }», tra S e T può avere solo punti e le lettere G, R, Y e V.
option-may_stop = Fermarsi
option-may_stop-help = Chi ha messo un gettone può fermarsi, invece di girarne altri fino al primo che non va bene?
option-may_stop-no = No, si continua fino al primo gettone che non va bene
option-may_stop-yes = Sì, e tutti i gettoni restano sul percorso
option-trophies = Trofei
option-trophies-help = Quanti trofei servono per vincere la partita.

# Il tavolo come testo
drawn-face-down = Coperti:

# Che cosa si racconta di una partita finita, dopo un nome e in una lista
feat-longest-run =
    { $count ->
        [one] mette { $count } gettone in un turno
       *[other] mette { $count } gettoni in un turno
    }
feat-longest-run-label = Serie più lunga
feat-remembered =
    { $count ->
        [one] ritrova { $count } gettone a memoria
       *[other] ritrova { $count } gettoni a memoria
    }
feat-remembered-label = Ritrovati a memoria
feat-lucky =
    { $count ->
        [one] ha fortuna con { $count } gettone sconosciuto
       *[other] ha fortuna con { $count } gettoni sconosciuti
    }
feat-lucky-label = Colpi di fortuna
feat-mixed-up =
    { $count ->
        [one] confonde { $count } gettone già visto
       *[other] confonde { $count } gettoni già visti
    }
feat-mixed-up-label = Gettoni confusi
feat-flips =
    { $count ->
        [one] gira { $count } gettone
       *[other] gira { $count } gettoni
    }
feat-flips-label = Gettoni girati

# Consigli: che cosa fare, e che cosa parla a favore
advise-stop = Fermati: i tuoi gettoni restano dove sono
advise-any = Gira un gettone
advise-flip = Gira il gettone in posizione { $place }
why-start = Sulla tua casella di partenza va bene qualsiasi gettone.
why-fits = Lì c’è il { $token }, e va bene.
why-misses = Lì c’è il { $token }: non va bene, quindi il tuo turno finisce e resta solo il tuo gettone più avanzato, ma nessuno vede un gettone nuovo.
why-hidden =
    { $fitting ->
        [0] Su { $count } gettoni coperti non ne va bene nessuno ({ $odds }).
        [one] Su { $count } gettoni coperti ne va bene { $fitting }: { $odds }.
       *[other] Su { $count } gettoni coperti ne vanno bene { $fitting }: { $odds }.
    }
why-seen =
    { $fitting ->
        [0] Su { $count } gettoni mai visti non ne va bene nessuno ({ $odds }).
        [one] Su { $count } gettoni mai visti ne va bene { $fitting }: { $odds }.
       *[other] Su { $count } gettoni mai visti ne vanno bene { $fitting }: { $odds }.
    }
why-trophy =
    { $fitting ->
        [0] Su { $count } gettoni che possono trovarsi lì nessuno vince il trofeo ({ $odds }).
        [one] Su { $count } gettoni che possono trovarsi lì, { $fitting } va bene e vince il trofeo: { $odds }.
       *[other] Su { $count } gettoni che possono trovarsi lì, { $fitting } vanno bene e vincono il trofeo: { $odds }.
    }
why-stop =
    { $fitting ->
        [0] Fermandoti non mostri gettoni nuovi agli altri e non ne rimetti in gioco nessuno dei tuoi; su { $count } coperti non ne va bene nessuno.
        [one] Fermandoti non mostri gettoni nuovi agli altri e non ne rimetti in gioco nessuno dei tuoi; su { $count } coperti ne va bene { $fitting }.
       *[other] Fermandoti non mostri gettoni nuovi agli altri e non ne rimetti in gioco nessuno dei tuoi; su { $count } coperti ne vanno bene { $fitting }.
    }
