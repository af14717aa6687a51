# La lezione di Yam Master in italiano (docs/lessons.md)

lesson-opening = Cinque dadi e un tabellone di 25 caselle. Ogni casella chiede una combinazione: falla e la casella è tua. Le linee danno punti, cinque in fila la vittoria.

lesson-keep = Hai tirato i cinque dadi, e puoi tirare tre volte. Tocca i due 4 per tenerli, poi tira gli altri.
lesson-keep-other =
    { $verb ->
        [pass] Non così in fretta, hai ancora due tiri. Tieni i due 4.
       *[other] Puoi tenere quello che vuoi. Ma da due 4 si arriva presto a tre: tieni solo quelli.
    }
lesson-keep-right = Tre 4. Tre uguali sono un Tris, e il tabellone ha due caselle per il Tris di 4: sono quelle che brillano.

lesson-place = Tocca d1, il 4 della prima riga, e metti lì una pedina. Così finisce il tuo turno.
lesson-place-other =
    { $verb ->
        [place] Anche e5 è un 4. Stavolta prendi d1: da lì crescerà una linea.
        [pass] Non è mai obbligatorio mettere, ma questa casella conviene. Prendi d1.
       *[other] Potresti sperare in un quarto 4. Prendi quello che hai: d1.
    }
lesson-place-right = La casella è tua per sempre, o quasi. Adesso tira { $seat1 }.

lesson-figure = 2 2 2 5 5 in un colpo: tre e due fanno un Full. Brillano più caselle, scegli tu. Metti su d2, proprio sotto la tua pedina.
lesson-figure-other =
    { $verb ->
        [place] I dadi lo permettono. Ma accanto alla tua prima pedina, su d2, valgono di più.
       *[other] Un Full al primo tiro è fortuna. Usala: metti su d2.
    }
lesson-figure-right = Gli stessi dadi fanno un Tris di 2, un Full e un Sec, cioè una combinazione del primo tiro. Hai scelto quella che aiuta la tua linea.

lesson-defi = Ora d3, un Défi. Annuncialo prima del secondo tiro: dovrai fare più di un Tris. Attiva il Défi, tieni i tre 3 e tira.
lesson-defi-other =
    { $verb ->
        [keep] Senza annuncio d3 resta chiusa. Prima attiva il Défi.
        [defi] Coraggioso. Ma i tre 3 sono un buon inizio: tienili.
       *[other] Il Tris di 3 è sicuro. Ma solo un Défi apre d3: osa.
    }
lesson-defi-right = Due 6 con i tre 3: un Full. Il tuo Défi è riuscito. Altrimenti avresti potuto solo passare.

lesson-line = Adesso d3 è aperta. Metti lì la pedina e guarda la colonna.
lesson-line-other = Un Défi vinto apre tutte le caselle che fanno i tuoi dadi. Ma d3 fa una linea: metti lì.
lesson-line-right = Tre in linea valgono 1 punto. { $seat1 } ti sta dietro, nella colonna accanto.

lesson-four = 1 1 1 2 3 fanno 8 in tutto, e d4 chiede 8 o meno. Metti lì e la tua linea cresce.
lesson-four-other = Si può, ma su d4 gli stessi dadi allungano la tua linea.
lesson-four-right = Quattro in linea valgono 2 punti. Ma guarda la colonna e dopo il tiro di { $seat1 }.

lesson-yam = Anche { $seat1 } ne ha quattro in fila: ancora e5 e la partita è persa. Tu hai quattro 6. Tienili e tira l’ultimo dado.
lesson-yam-other =
    { $verb ->
        [place] Un Carré va bene, ma non ferma { $seat1 }. Cerca il quinto 6.
       *[other] Tieni tutti e quattro i 6: cinque uguali sono la combinazione più forte.
    }
lesson-yam-right = Cinque uguali: uno Yam. Potrebbe prendere c3, al centro. O diventare un Predatore.

lesson-predator = Il Predatore toglie dal tabellone una pedina di { $seat1 }. Scegline una nella colonna e, e spezza quella linea.
lesson-predator-other = Mettere andrebbe bene, ma poi { $seat1 } può vincere con e5. Togli una pedina dalla colonna e.
lesson-predator-right = La pedina torna a { $seat1 }, la linea è spezzata e il tuo turno è finito.

lesson-win = { $seat1 } non ha avuto fortuna. Tu hai tre 5, e d5 è un 5. Metti lì.
lesson-win-other = Guarda la colonna d: manca una casella. Metti su d5.
lesson-win-right = Cinque in fila vincono subito, qualunque sia il punteggio.

lesson-ending = Di solito nessuno arriva a cinque. La partita finisce quando qualcuno ha messo tutte le 12 pedine: una linea di tre vale 1 punto, di quattro 2. Vince chi ha più punti.
