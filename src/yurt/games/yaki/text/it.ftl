# YAKI in italiano

# Nomi
token =
    { $number ->
        [1]
            { $colour ->
                [green] l’1 verde
                [red] l’1 rosso
                [yellow] l’1 giallo
               *[violet] l’1 viola
            }
       *[other]
            { $colour ->
                [green] il { $number } verde
                [red] il { $number } rosso
                [yellow] il { $number } giallo
               *[violet] il { $number } viola
            }
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
    .seat = Giri il gettone in posizione { $place }.
lays-start = { $seat } mette { $token } sulla casella di partenza.
    .seat = Metti { $token } sulla tua casella di partenza.
lays = { $seat } mette { $token } sulla casella { $square }.
    .seat = Metti { $token } sulla casella { $square }.
misses = È { $token }. Non va bene e torna coperto.
stops = { $seat } si ferma qui. Tutti i gettoni restano sul percorso.
    .seat = Ti fermi qui. Tutti i tuoi gettoni restano sul percorso.
none-left = Non ci sono più gettoni da girare: per { $seat } il turno finisce qui.
    .seat = Non ci sono più gettoni da girare: il tuo turno finisce qui.
goes-back =
    { $count ->
        [one] { $seat } tiene il gettone più avanti. L’altro torna coperto.
       *[other] { $seat } tiene il gettone più avanti. Gli altri { $count } tornano coperti.
    }
    .seat =
        { $count ->
            [one] Tieni il tuo gettone più avanti. L’altro torna coperto.
           *[other] Tieni il tuo gettone più avanti. Gli altri { $count } tornano coperti.
        }
wins-trophy = { $seat } mette { $token } sulla casella del trofeo e vince un trofeo!
    .seat = Metti { $token } sulla casella del trofeo: il trofeo è tuo!
has-trophies =
    { $count ->
        [one] { $seat } ora ha { $count } trofeo. Per vincere ne servono { $goal }.
       *[other] { $seat } ora ha { $count } trofei. Per vincere ne servono { $goal }.
    }
    .seat =
        { $count ->
            [one] Ora hai { $count } trofeo. Per vincere te ne servono { $goal }.
           *[other] Ora hai { $count } trofei. Per vincere te ne servono { $goal }.
        }
wins =
    { $count ->
        [one] { $seat } vince la partita con { $count } trofeo!
       *[other] { $seat } vince la partita con { $count } trofei!
    }
    .seat =
        { $count ->
            [one] Vinci la partita con { $count } trofeo!
           *[other] Vinci la partita con { $count } trofei!
        }
boards-go-left = Si mescolano i gettoni e ognuno passa la sua plancia a sinistra.
begins = { $seat } comincia la nuova manche.
    .seat = Cominci tu la nuova manche.
void-turns =
    { $turns ->
        [one] { $turns } turno e ancora nessun trofeo: questa manche non conta. Si mescolano i gettoni.
       *[other] { $turns } turni e ancora nessun trofeo: questa manche non conta. Si mescolano i gettoni.
    }
void-stuck = Nessun gettone può più andare bene: questa manche non conta. Si mescolano i gettoni.
ends-void =
    { $count ->
        [one] { $count } manche di fila non conta: la partita finisce qui.
       *[other] { $count } manche di fila non contano: la partita finisce qui.
    }

# Che cosa devi fare
expect-start = Gira un gettone: sulla tua casella di partenza vanno bene tutti.
expect-plain = Gira { $coloured } o un { $numbers }, da mettere dopo { $token }.
expect-trophy = Gira { $coloured } o un { $numbers }, da mettere dopo { $token }, e il trofeo è tuo!
expect-same-colour = Gira { $coloured } con un numero qualsiasi: la tua prossima casella è di quel colore.
expect-coloured = Gira { $tokens }: la tua prossima casella è di quel colore.
expect-or-stop = { $flip } Oppure fermati qui: i tuoi gettoni restano sul percorso.

# Rifiuti
refuse-not-face-down = In posizione { $place } non ci sono gettoni coperti. Scegli una posizione dove ce n’è uno.
refuse-seen-before = In questa manche qualcuno ha già girato { $token }: si trova da un’altra parte.
refuse-no-stop = In questa partita non ci si ferma: gira gettoni fino al primo che non va bene.
refuse-stop-too-early = Puoi fermarti quando hai messo un gettone in questo turno. Prima girane uno.

# Opzioni
option-paths = Plance
option-paths-help = I percorsi delle sei plance, se vuoi usare le tue: S partenza, T trofeo, G (verde), R (rosso), Y (giallo) e V (viola) caselle colorate, un punto per una casella senza colore. Da 4 a 16 caselle per percorso, con una virgola tra un percorso e l’altro.
paths-count = I percorsi sono sempre sei, separati da virgole, non { $found }.
path-length = Il percorso { $number }, «{ $path }», è lungo { $squares }: un percorso ha da 4 a 16 caselle.
path-ends = Il percorso { $number }, «{ $path }», deve cominciare con S e finire con T.
path-letters = Il percorso { $number }, «{ $path }», tra S e T può avere solo punti e le lettere G, R, Y e V.
option-may_stop = Fermarsi
option-may_stop-help = Quando hai messo un gettone, puoi fermarti o devi continuare fino al primo che non va bene?
option-may_stop-no = No, si continua fino al primo che non va bene
option-may_stop-yes = Sì, e i gettoni restano sul percorso
option-trophies = Trofei
option-trophies-help = Quanti trofei servono per vincere la partita.

# Il tavolo come testo
drawn-face-down = Coperti:

# Che cosa si racconta di una partita finita, dopo «hai» o «Anna ha», e in una lista
feat-longest-run =
    { $count ->
        [one] messo { $count } gettone in un solo turno
       *[other] messo { $count } gettoni in un solo turno
    }
feat-longest-run-label = Serie più lunga
feat-remembered =
    { $count ->
        [one] ritrovato { $count } gettone a memoria
       *[other] ritrovato { $count } gettoni a memoria
    }
feat-remembered-label = Ritrovati a memoria
feat-lucky =
    { $count ->
        [one] avuto fortuna con { $count } gettone mai visto
       *[other] avuto fortuna con { $count } gettoni mai visti
    }
feat-lucky-label = Colpi di fortuna
feat-mixed-up =
    { $count ->
        [one] confuso { $count } gettone con un altro
       *[other] confuso { $count } gettoni con altri
    }
feat-mixed-up-label = Gettoni confusi
feat-flips =
    { $count ->
        [one] girato { $count } gettone
       *[other] girato { $count } gettoni
    }
feat-flips-label = Gettoni girati

# Consigli: che cosa fare, e perché
advise-stop = Fermati qui: i tuoi gettoni restano sul percorso
advise-any = Gira un gettone: va bene uno qualsiasi
advise-blind =
    { $likely ->
        [sure] Gira un gettone: vanno bene tutti
        [very-likely] Gira un gettone: molto probabilmente va bene anche uno che non conosci
        [probably] Gira un gettone: probabilmente va bene anche uno che non conosci
        [even] Gira un gettone: uno che non conosci va bene circa una volta su due
        [unlikely] Gira un gettone che ricordi: uno che non conosci difficilmente va bene
       *[no] Gira un gettone: non ne va bene nessuno e il tuo turno finisce
    }
advise-flip = Gira il gettone in posizione { $place }
why-start = Sulla tua casella di partenza va bene qualsiasi gettone.
why-fits = Lì c’è { $token }. Va bene!
why-misses = Lì c’è { $token }. Non va bene e il tuo turno finisce, ma gli altri non vedono niente di nuovo.
why-hidden =
    { $count ->
        [one]
            { $fitting ->
                [0] L’unico gettone coperto non va bene.
               *[other] L’unico gettone coperto va bene ({ $odds }).
            }
       *[other]
            { $fitting ->
                [0] Dei { $count } gettoni coperti non ne va bene nessuno.
                [one] Dei { $count } gettoni coperti ne va bene uno solo ({ $odds }).
               *[other] Dei { $count } gettoni coperti ne vanno bene { $fitting } ({ $odds }).
            }
    }
why-seen =
    { $count ->
        [one]
            { $fitting ->
                [0] Un solo gettone non l’ha ancora visto nessuno, e non va bene.
               *[other] Un solo gettone non l’ha ancora visto nessuno, e va bene ({ $odds }).
            }
       *[other]
            { $fitting ->
                [0] { $count } gettoni non li ha ancora visti nessuno, e non ne va bene neanche uno.
                [one] { $count } gettoni non li ha ancora visti nessuno, e ne va bene uno solo ({ $odds }).
               *[other] { $count } gettoni non li ha ancora visti nessuno, e ne vanno bene { $fitting } ({ $odds }).
            }
    }
why-trophy =
    { $count ->
        [one]
            { $fitting ->
                [0] Lì può esserci un solo gettone, e non dà il trofeo.
               *[other] Lì può esserci un solo gettone, e dà il trofeo ({ $odds }).
            }
       *[other]
            { $fitting ->
                [0] Lì possono esserci { $count } gettoni, e nessuno dà il trofeo.
                [one] Lì possono esserci { $count } gettoni, e uno solo dà il trofeo ({ $odds }).
               *[other] Lì possono esserci { $count } gettoni, e { $fitting } danno il trofeo ({ $odds }).
            }
    }
why-stop =
    { $count ->
        [one]
            { $fitting ->
                [0] Tieni tutti i tuoi gettoni e gli altri non vedono niente di nuovo. L’unico gettone coperto non va bene.
               *[other] Tieni tutti i tuoi gettoni e gli altri non vedono niente di nuovo. L’unico gettone coperto va bene.
            }
       *[other]
            { $fitting ->
                [0] Tieni tutti i tuoi gettoni e gli altri non vedono niente di nuovo. Dei { $count } gettoni coperti non ne va bene nessuno.
                [one] Tieni tutti i tuoi gettoni e gli altri non vedono niente di nuovo. Dei { $count } gettoni coperti ne va bene uno solo.
               *[other] Tieni tutti i tuoi gettoni e gli altri non vedono niente di nuovo. Dei { $count } gettoni coperti ne vanno bene { $fitting }.
            }
    }
