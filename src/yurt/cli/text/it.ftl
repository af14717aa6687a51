# Frasi della riga di comando in italiano

# Che cosa non si può
unknown-language = Yurt non parla «{ $language }»: scegli fra { $known }.
unknown-game = Non c’è nessun gioco «{ $name }»: scegli fra { $names }.
option-form = «{ $text }» non è un’opzione: scrivila come chiave=valore.
known-options = Opzioni di { $game }: { $options }.
no-options = { $game } non ha opzioni.
wrong-seat = «{ $seat }» non può sedersi al tavolo: scegli tra { $known }.
too-many-seats = Hai indicato { $seats } posti per { $players } giocatori: indica un posto per ciascuno.
too-many-names =
    { $people ->
        [0] A questo tavolo nessuno ha bisogno di un nome: tutti i posti sono bot.
        [one] Hai dato { $names } nomi per { $people } persona: dai un nome per ogni persona.
       *[other] Hai dato { $names } nomi per { $people } persone: dai un nome per ogni persona.
    }
wrong-name = Un nome ha bisogno di almeno una lettera, e sta tutto su una riga.
wrong-first = «{ $value }» non può cominciare: indica un posto da 0 a { $last }, oppure random (a caso).
wrong-players = { $game } è per { $least }–{ $most } giocatori: scegli uno di questi numeri.
wrong-players-fixed = { $game } si gioca sempre in { $least }.
wrong-games = Non c’è niente da simulare: chiedi almeno 1 partita.
wrong-jobs = Così nessuno può giocare: chiedi almeno 1 partita alla volta.
wrong-depth = L’albero si può contare fino a una profondità da 0 a { $most }.
no-matplotlib = Il rapporto richiede matplotlib: installalo con pip install "yurt[lab]".
other-study = «{ $folder }» contiene lo studio di un altro gioco, o di altre regole: indica un’altra cartella.
cannot-report-there = Il rapporto non può essere scritto in «{ $folder }»: indica una cartella in cui puoi scrivere.
kept-damaged = «{ $file }» è danneggiato e non vi si può aggiungere nulla: indica un’altra cartella.
not-a-number = «{ $text }» non è un numero intero: scrivine uno, per esempio 3.
cannot-save-there = La partita non si può salvare come «{ $path }»: indica un file in una cartella in cui puoi scrivere.
no-rules = Le regole di { $game } qui non ci sono ancora.

mishap = Yurt ha fatto un errore, non è colpa tua. Quello che è successo è scritto qui. Per favore mandalo a chi sviluppa Yurt:

# I giochi
column-number = N.
column-name = Nome breve
column-game = Gioco
column-players = Giocatori
column-age = Età
column-minutes = Durata
players-range =
    { $least ->
        [2] { $most ->
            [2] 2
           *[other] 2–{ $most }
        }
       *[other] { $least }–{ $most }
    }
age-from = da { $age } anni
minutes-about = { $minutes } minuti
options-title = Opzioni di { $game }
options-none = { $game } non ha opzioni.
option-allowed = Valori possibili: { $allowed }
option-default = Di solito: { $value }

# Prima della partita
welcome = Yurt ti dà il benvenuto! A che cosa giochiamo?
ask-game = Numero o nome del gioco:
ask-players = In quanti giocate a { $game }, contando te e i bot, da { $least } a { $most }? [{ $least }]
ask-bots = Quanto devono essere forti i bot: { $levels }? [regole semplici]
wrong-level = Scrivi un numero da 1 a { $most }, o premi solo Invio per bot che seguono regole semplici.
seat-name = { $seat }
bot-name = { $seat } ({ $title })
player-name = Persona { $letter }
people-play =
    { $count ->
        [one] Il tuo nome è { $names }.
       *[other] A questa tastiera: { $names }.
    }
bots-play =
    { $count ->
        [one] { $names } è un bot.
       *[other] { $names } sono bot.
    }
begins = { $seat } comincia.
how-to = Scrivi il numero di una mossa o la mossa stessa. Scrivi help per vedere che altro puoi scrivere.
help =
    Puoi scrivere
      il numero di una mossa, o la mossa come appare nell’elenco
      ?       per vedere tutte le mosse che puoi fare ora
      hint    per vedere le mosse migliori, con le probabilità e il perché
      table   per rivedere il tavolo
      rules   per leggere le regole del gioco
      undo    per annullare la tua ultima mossa, finché nessun altro ha mosso e niente è stato mostrato
      quit    per salvare la partita e uscire

# Durante la partita
your-move = { $seat }, la tua mossa:
times = ({ $count } volte)
more-moves = … e altre { $count }, fino a «{ $last }»
more-hint = Scrivine una per intero, o scrivi ? per vederle tutte.
wrong-number = Ora non c’è nessuna mossa { $number }: scrivi un numero dell’elenco, oppure la mossa.
not-a-move = «{ $text }» non è una mossa di questo gioco. Scrivi, per esempio, «{ $example }», oppure help.
curtain = Ora gioca { $seat }: passa la tastiera, poi premi Invio.
seen-it = Guarda bene, poi premi Invio: lo schermo si svuota.
undo-nothing = Non hai ancora mosso, quindi non c’è niente da annullare.
undo-chance = È troppo tardi per annullare la mossa: nel frattempo ha deciso il caso.
undo-others = È troppo tardi per annullare la mossa: nel frattempo ha mosso { $seat }.
undo-shown = Questa mossa non si può annullare: ha mostrato qualcosa che era nascosto.
taken-back = Annulli «{ $move }».

# Dopo la partita
game-ends = La partita è finita.
winners =
    { $count ->
        [one] { $names } vince.
       *[other] { $names } si dividono la vittoria.
    }
left-early = La partita si ferma qui.
saved = La partita è registrata in
not-saved = La partita non si può salvare: { $reason }. Eccola, da copiare:

# Simulazione
compiling = { $game } si prepara ad andare veloce. Succede una volta sola e dura al massimo un minuto.
no-cache = Quello che rende veloci i giochi non si può conservare in «{ $folder }», perciò vanno piano: indica con YURT_CACHE una cartella in cui puoi scrivere.
simulating = { $game }, { $players } giocatori
simulated-random = { $game }, mosse a caso, seme { $seed }; comincia il posto 0
simulated-bots = { $game }, bot, seme { $seed }; comincia il posto 0
column-games = Partite
column-mean = Eventi, media
column-least = minimo
column-most = massimo
column-quantile = 95%
column-wins = Vittorie per posto, %
column-capped = Troncate, %
report-written = Il rapporto dello studio è scritto:
column-depth = Profondità
column-nodes = Nodi
column-decisions = Decisioni
column-chance = Caso
column-over = Finali

# L’arena
too-few-bots = Un’arena richiede almeno due bot: indicali, scegliendo tra { $known }.
unknown-bot = Non c’è nessun bot «{ $bot }»: scegli tra { $known }.
bot-unready = «{ $bot }» non può giocare: { $reason }.
bot-open-only = «{ $bot }» gioca solo ai giochi senza carte nascoste, quindi non a { $game }: scegli un altro bot.
wrong-time = Nessuno pensa in un tempo nullo: concedi almeno 1 millisecondo a mossa.
records-where = Le partite registrate richiedono un posto: indicalo con --folder.
sprt-two = SPRT confronta un bot con un altro: indicane esattamente due.
sprt-order = SPRT richiede due numeri Elo, prima il più piccolo, per esempio --sprt 0 20.
sprt-far = SPRT distingue differenze di forza fino a { $most } Elo: indica numeri tra −{ $most } e { $most }.
other-arena = «{ $folder }» contiene partite di altri bot, impostazioni o regole: indica un’altra cartella.
cannot-keep-there = Le partite non si possono conservare in «{ $folder }»: indica una cartella in cui puoi scrivere.
arena-playing = { $game }, torneo
arena-title = { $game }, { $players } al tavolo, { $deals } distribuzioni, { $time } ms a mossa, seme { $seed }
arena-legend = Tra parentesi: 95 di questi intervalli su 100 contengono il valore vero. Un punteggio equo è { $fair }%; l’Elo si conta dall’ultimo bot.
arena-forfeit = { $bot } ha perso a tavolino (× { $times }): { $reason }
column-bot = Bot
column-score = Punteggio, %
column-elo = Punti Elo
column-time-mean = ms a mossa
column-time-high = 99% entro
column-time-most = la più lenta
column-forfeits = A tavolino
forfeit-late = il suo tempo era scaduto
forfeit-illegal = la sua mossa non era permessa
forfeit-unreadable = la sua risposta non è quella che chiede il protocollo
forfeit-ended = il suo programma non funziona
forfeit-failed = ha un difetto
sprt-elo1 = SPRT: { $one } è più forte di { $other }, di { $elo1 } Elo piuttosto che di { $elo0 } (logaritmo del rapporto di verosimiglianza { $ratio }, limiti { $low } e { $high }).
sprt-elo0 = SPRT: { $one } non è più forte di { $other } di { $elo1 } Elo, piuttosto di { $elo0 } (logaritmo del rapporto di verosimiglianza { $ratio }, limiti { $low } e { $high }).
sprt-open = SPRT: nulla è deciso tra { $elo0 } e { $elo1 } Elo di { $one } su { $other } (logaritmo del rapporto di verosimiglianza { $ratio }, limiti { $low } e { $high }).

# Il server
serve-ready = Yurt è pronto: { $url }
serve-other-port = La porta { $busy } è occupata, quindi stavolta è la { $port }.
serve-scan = Gli altri dispositivi di questa rete aprono questo link o inquadrano questo codice:
serve-leave = Ctrl-C ferma Yurt; tutti i tavoli restano.
serve-stopped = Yurt si è fermato. Tutti i tavoli restano salvati.

# Controllare i dadi
verify-good =
    { $count ->
        [one] { $file }: l’unica carta o l’unico dado viene dal seme.
       *[other] { $file }: carte e dadi, { $count } in tutto, vengono tutti dal seme.
    }
verify-drawn = Anche chi comincia viene dal seme.
verify-named = Chi comincia è stato scelto, non estratto a sorte.
verify-taken-back =
    { $count ->
        [one] Un’estrazione è stata annullata.
       *[other] { $count } estrazioni sono state annullate.
    }
verify-bad = { $file }: non è come promesso: { $reason }
verify-unread = { $file } non si può leggere: { $reason }.

# Rivedere una partita
reviewing = { $game }: ogni decisione viene ripensata
review-title = { $game }, { $events } eventi, { $decisions } decisioni
review-legend = In centesimi di vittoria. Risultato meno quota equa = carte e dadi + l’ignoto (ciò che le carte nascoste hanno fatto delle ipotesi) + decisioni proprie + decisioni altrui; ± copre il caso del campione (95 volte su 100), non gli errori di giudizio dei bot. Precisione: 100 se ogni decisione era la migliore, 0 se valevano quanto mosse tirate a sorte.
review-bad = { $file } non si può rivedere: { $reason }
review-not-over = Questa partita non è finita: rivederla mostrerebbe ciò che è ancora nascosto.
review-faultless = Nessun grosso errore. Bella partita a tutti!
review-best = { $event }. { $name }: «{ $made }» ({ $chance }) – la mossa migliore
review-other = { $event }. { $name }: «{ $made }» ({ $chance }) – il meglio: «{ $best }» ({ $better })
review-slip = { $event }. { $name }: «{ $made }» ({ $chance }) – un piccolo errore, un po’ meglio: «{ $best }» ({ $better })
review-mistake = { $event }. { $name }: «{ $made }» ({ $chance }) – un errore, meglio: «{ $best }» ({ $better })
review-blunder = { $event }. { $name }: «{ $made }» ({ $chance }) – un errore grave, molto meglio: «{ $best }» ({ $better })
column-seat = Posto
column-result = Risultato – equo
column-cards = Carte
column-unknown = Ignoto
column-own = Proprie
column-others = Altrui
column-accuracy = Precisione

# Consigli
hint-title = Quante volte vince { $seat } con ogni mossa, per quanto { $seat } può sapere:
hint-chances = { $chance } % ± { $reach }
hint-quick = Un’occhiata veloce per { $seat }, a occhio e croce:
hint-later = Quante volte vince ogni mossa si potrà dire appena { $game } saprà guardare avanti; si sta preparando. Chiedi di nuovo fra un minuto.
hint-thinking = Ci sto pensando …
hint-one = { $seat } ha una sola mossa: «{ $move }».
hint-chance = Tocca al caso, ora non c’è niente da decidere.
hint-over = La partita è finita, non c’è più niente da decidere.

in-english = { $game } è per ora soltanto in inglese.
