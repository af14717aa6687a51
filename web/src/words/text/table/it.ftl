# Testi del tavolo: ciò che sta attorno a ogni gioco.

# Bar
coming = Il tavolo è quasi pronto …
bar-home = Ai giochi
bar-tools = Strumenti del tavolo
bar-waiting = Aspettiamo i giocatori, codice { $code }
bar-over = La partita è finita.
bar-yours = Tocca a te
bar-turn = Tocca a { $name }
clock-left = Tempo rimasto:
side-title = Cronaca e chat
keep-on = No, lascia stare
sure-title = Vuoi farlo davvero?
sure-say = Questa mossa non la puoi annullare.
sure-yes = Sì, fallo

# Log
log-title = Che cosa è successo
log-none = Non è ancora successo niente.
log-deal = Le carte vengono distribuite.

# Chat
talk-title = Chat
talk-title-new = Chat, c’è qualcosa di nuovo
talk-none = Nessuno ha ancora detto niente.
talk-off = Chi ospita ha spento la chat.
talk-muted = Chi ospita ti ha silenziato.
talk-watching = Siediti al tavolo per parlare con gli altri.
talk-write = Di’ qualcosa
talk-send = Invia
phrase-hello = Ciao a tutti!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-your-turn = Tocca a te
phrase-one-more = Un’altra partita?
phrase-goodbye = Ciao!

# Waiting room
room-title = Chi gioca?
room-join = Vieni a giocare!
room-invited = { $name } ti aspetta: { $game }!
room-say =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
room-full = Ci siamo tutti!
room-free = Posto libero
room-here = Su questo dispositivo
room-bot = Un bot
room-bot-level = { $level } (bot)
room-there = È qui
room-away = Ora non c’è
room-sit-too = Un’altra persona qui
room-qr = Codice per la fotocamera di un telefono
room-start = Comincia
room-start-bots = Comincia con i bot
room-host-starts = Si comincia quando tutti i posti sono presi, o quando chi ospita comincia con i bot.
room-come = Vieni a questo tavolo
room-shared = Per un televisore o un tablet che vedono tutti:
room-move = Il mio posto su un altro dispositivo
room-move-help = Con questo link si gioca al tuo posto, quindi tienilo per te.
room-move-qr = Codice che sposta il tuo posto su un altro dispositivo
room-chance = Aggiungi un pizzico di caso
room-chance-help = Aggiungi un numero o una parola tua. Entra nel mazzo mescolato, e dopo la partita tutti possono controllare.
room-number = Lettere e cifre
room-add = Aggiungi
room-added = Ora è nella mescolata.
room-promise = Il numero sigillato del server:
tour-title = Il gioco in un minuto
tour-want = A che cosa punti
tour-turn = Nel tuo turno
tour-end = Quando finisce

# Taking a seat
take-name-hint = Come ti chiami?
take-sit = Siediti
take-where = Dove?
take-any = Un posto libero qualsiasi

# Invitations
invite-copy = Copia il link
invite-copied = Copiato
invite-copy-command = Copia
invite-share = Condividi
invite-friends = Invita gli amici
invite-by-hand = Copia l’indirizzo a mano.
invite-only-here = Questo indirizzo vale solo su questo dispositivo. Per i telefoni apri la pagina con l’indirizzo di questo computer nella vostra rete.
invite-start = I telefoni non trovano ancora questo indirizzo. Ferma Yurt e riavvialo così, i tuoi tavoli restano:

# While playing
notices-title = Avvisi
lost = La connessione si è interrotta. Riproviamo …
lost-kept = La connessione si è interrotta. Quello che hai fatto è al sicuro: lascia aperta questa pagina, e partirà appena torna la connessione.
missed = Ecco che cosa è successo mentre non c’eri.
undo-question = { $name } vorrebbe annullare una mossa. Ti va bene?
undo-agree = Sì
undo-disagree = No
undo-waiting = Chiediamo agli altri se puoi annullarla.
undo-asked = { $name } vorrebbe annullare una mossa.
undo-undoes = Verrebbe annullato: { $what }
undo-more =
    { $count ->
        [one] E un’altra cosa.
       *[other] E altre { $count } cose.
    }
bot-plays = Un bot gioca per te.
bot-back = Riprendi il tuo posto
watching-now = Stai guardando.
watching-take = Prendi un posto libero
wish-want = Chiedi un posto
wish-ask = Chiedi il posto
wish-waiting = Fra poco qualcuno ti fa entrare …
wish-cancel = Non aspettare più
wish-question = { $name } chiede di giocare al posto di { $other }.
wish-let-in = Fai entrare
wish-let-in-name = Fai entrare { $name }
wish-refuse = No
wish-refuse-name = Non far entrare { $name }
wish-others = Per te va bene. Chiediamo anche agli altri.
people-replaced = Per ora gioca un bot
stage-whole = Mostra tutto il tavolo
stage-hand = Solo la mia mano

# When somebody is away
away-since = { $name } non c’è dalle { $time }.
away-yesterday = { $name }: ultima visita ieri.
away-day = { $name }: ultima visita { $date }.
away-cover = Fai giocare un bot per { $name }
away-may = Non devi aspettare: tutti al tavolo possono far giocare un bot nel frattempo, o chiudere la partita.
away-end = Chiudi la partita
away-end-why = La partita non conterà, e ciò che è nascosto resta nascosto.
away-end-sure = Sì, chiudi
away-end-question = { $name } vorrebbe chiudere la partita. Va bene anche a te?
away-end-wish = { $name } vorrebbe chiudere la partita.
away-end-asked = Chiediamo agli altri se chiudere la partita.
away-end-keep = Continua a giocare
people-covered = Nel frattempo gioca un bot
paused-say = La partita è in pausa.
paused-go-on = Riprendi la partita
paused-start = Metti in pausa
stand-in = Chi ospita non c’è. Nel frattempo puoi iniziare, mettere in pausa e giocare ancora tu.
host-patience = Se qualcuno manca, gli altri possono intervenire dopo
patience-never = Mai

# Passing the device round
curtain-pass = Passa il dispositivo a { $name }
curtain-who = Chi ha il dispositivo?
curtain-why = Gli altri chiudano gli occhi!
curtain-me = Sono { $name }

# End
end-you-win = Hai vinto! Bella partita!
end-draw = Pareggio!
end-winners =
    { $count ->
        [one] { $names } ha vinto.
       *[other] { $names } hanno vinto.
    }
end-places = Risultato
end-place = Posto
end-name = Nome
end-points = Punti
end-show = Risultato
end-again = Gioca ancora
end-follow = Partita successiva
end-first-last = { $name }, ultimo posto
end-host-again = Chi ospita può iniziare un’altra partita.
end-look = Guarda il tavolo
end-record = Scarica la partita

# Partite che non contano
mark-practice = Prova
mark-taken-back = Mossa annullata
mark-practice-say = Era una prova, quindi non conta nelle statistiche.
mark-taken-back-say = È stato annullato qualcosa che avevi già visto, quindi questa partita non conta nelle statistiche.
mark-practice-now = Prova: puoi annullare tutto, e la partita non conta.

# Menu
menu-title = Menu
menu-help = Aiuto per { $name }
menu-glow = Mostra che cosa si può fare
menu-glow-help = Ciò che puoi giocare si illumina.
menu-aloud = Leggi ad alta voce
menu-aloud-help = Senti che cosa succede e che cosa puoi fare.
menu-hand-only = Solo la mia mano su questo schermo
menu-hand-only-help = Per un telefono, quando il tavolo è su uno schermo comune.
menu-sound = Suoni
menu-rules = Regole
menu-settings = Impostazioni
menu-people = A questo tavolo
menu-hand = Fai giocare un bot
menu-leave = Lascia il mio posto
menu-leave-sure = Lascia davvero
host-title = Per chi ospita
host-chat = Si può scrivere in chat
host-watch = Si può guardare
host-watch-help = Anche su uno schermo comune.
host-mute = Silenzia
host-mute-name = Silenzia { $name } in chat
host-unmute = Lascia parlare
host-unmute-name = Fai scrivere di nuovo { $name }
host-kick = Manda via
host-kick-name = Manda via { $name }
host-kick-sure = Sì, manda via { $name }
host-free = Libera il posto: { $name }
host-close = Chiudi il tavolo
host-close-sure = Chiudilo per tutti

# When it ends here
bye-moved-title = Ora giochi su un altro dispositivo
bye-moved = Il tuo posto è stato aperto altrove. Puoi tornare a giocare qui quando vuoi.
bye-left-title = Hai lasciato il tuo posto
bye-left = Il posto non è più tuo. Puoi guardare o tornare ai giochi.
bye-sent-title = Il tuo posto è stato liberato
bye-sent = Chi ospita ha liberato il tuo posto. Puoi guardare o tornare ai giochi.
bye-closed-title = Il tavolo è chiuso
bye-closed = Chi ospita ha chiuso questo tavolo.
bye-closed-rules = Le regole di questo gioco sono cambiate, e una partita con quelle vecchie non può continuare. Prepara un nuovo tavolo: lì valgono le nuove.
bye-agreed-title = La partita è finita
bye-agreed = Avete deciso insieme di chiudere questa partita. Non conta, e ciò che era nascosto resta nascosto.
bye-refused-title = Qui non puoi entrare
bye-refused = Non puoi più guardare questo tavolo.
bye-here-again = Gioca di nuovo qui
bye-watch = Guarda

# Keys
keys-title = Tasti
keys-repeat = Ripeti che cosa è appena successo
keys-table = Leggi il tavolo
keys-moves = Elenca che cosa puoi fare
keys-hint = Chiedi un suggerimento
keys-list = Mostra questi tasti
keys-arrows = Spostati
keys-enter = Scegli
keys-escape = Rimetti a posto o chiudi
moves-title = Che cosa puoi fare
moves-none = Non tocca ancora a te.

# Shared screen
tv-point =
    { $count ->
        [one] C’è un posto libero: inquadralo con il telefono.
       *[other] Inquadra un posto libero con il telefono per sederti.
    }
tv-type = Oppure apri { $address } su qualsiasi dispositivo.
tv-full = Schermo intero
tv-small = Esci da schermo intero

# Come giocano i bot
level-1 = Agnello
level-2 = Capra
level-3 = Cavallo
level-4 = Lupo
level-5 = Aquila
level-1-plays = L’agnello gioca a istinto e dimentica in fretta. Perfetto per una prima partita!
level-2-plays = La capra vede quello che ha proprio davanti.
level-3-plays = Il cavallo pensa un po’ più in là: un avversario alla tua altezza.
level-4-plays = Il lupo vede lontano e sbaglia di rado.
level-5-plays = L’aquila soppesa tutto quello che può sapere dal suo posto. La più forte di tutti!

# Suggerimenti
hint-title = Suggerimento
hint-more = Altre mosse
hint-fold = Mostra il tavolo
hint-chance = Vince { $chance } volte su 100, { $error } in più o in meno
hint-only = L’unica mossa possibile
hint-quick = Un’occhiata veloce, a occhio e croce
waking-level =
    { $seconds ->
        [0] { $name } si sveglia: ancora un momento
       *[other] { $name } si sveglia: ancora { $seconds } s circa
    }
waking-hints =
    { $seconds ->
        [0] Suggerimenti migliori in arrivo: ancora un momento
       *[other] Suggerimenti migliori in arrivo: ancora { $seconds } s circa
    }
