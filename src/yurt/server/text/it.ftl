# Frasi del server: perché a un tavolo ora qualcosa non si può fare.

# Tavoli e posti
table-none = Questo tavolo non esiste.
table-guesses = Troppi codici che non esistono. Aspetta qualche secondo e riprova.
table-token = Questo link non corrisponde più a nessun posto di questo tavolo. Chiedine uno nuovo a chi ospita.
table-no-spectators = Chi ospita non permette di guardare questo tavolo.
table-watching = Stai guardando. Prendi un posto per giocare.
table-host-only = Può farlo solo chi ospita.
table-full = A questo tavolo tutti i posti sono occupati.
table-taken = Questo posto è occupato. Scegline un altro.
table-sent-away = Chi ospita ti ha mandato via da questo tavolo.
table-not-let-in = A questo tavolo non ti hanno fatto entrare.
table-asked = Qualcuno chiede già questo posto. Aspetta che abbia una risposta.
table-second-hand = In questa partita hai o avevi già un altro posto: nessuno vede due mani.
table-nobody-asks = Nessuno chiede più questo posto.
table-secret = Un segreto ha da 22 a 64 caratteri, di cui almeno otto diversi. Lascialo fare al caso.
table-no-seat = A questo tavolo quel posto non esiste.
table-no-person = Lì non c’è nessuno.
table-waiting = La partita non è ancora cominciata.
table-started = La partita è già cominciata.
table-not-playing = A questo tavolo non c’è nessuna partita in corso.
table-over = La partita a questo tavolo è finita.
table-not-over = La partita non è ancora finita.
table-again = C’è già una rivincita. Segui il link per raggiungerla.
table-closed = Il tavolo è chiuso.
table-bot-plays = Un bot sta giocando per te. Prima riprendi il tuo posto.
table-you-play = Stai già giocando tu.
table-late = Il tempo per questa mossa è finito: la fa il bot. Poi riprendi il tuo posto.
table-number = Il tuo numero per il caso di questo tavolo può avere lettere e cifre, al massimo 64.
table-not-your-turn = Tocca a { $seat }. Poi verrà il tuo turno.
table-moved-on = La partita è andata avanti. Guarda di nuovo e poi scegli.
table-apart = Dopo la prima di queste mosse non tocca di nuovo subito a te: falle una dopo l’altra.
table-wait = È troppo presto: aspetta ancora un po’.
table-nobody-away = Ci sono tutti.
table-nobody-ends = Nessuno vuole più chiudere la partita.
table-paused = La partita è in pausa. Prima riprendetela.

# Annullare una mossa
undo-nothing = Non hai fatto mosse da annullare.
undo-never = A questo tavolo non si annulla niente.
undo-seen = Hai visto ciò che è stato girato. Questo non si può annullare.
undo-bots = Da allora qualcuno ha giocato o il caso ha deciso, e i bot non sono mai d’accordo. A un tavolo di prova si potrebbe.
undo-away = Chi dovrebbe essere d’accordo ora non c’è. Chiedi di nuovo quando torna.
undo-another = Qualcuno chiede già di annullare una mossa. Prima rispondi, oppure continuate a giocare.
undo-not-asked = Nessuno chiede di annullare una mossa.
undo-answered = Hai già risposto.

# Chiacchiere
chat-off = Chi ospita ha spento la chat.
chat-muted = Chi ospita ti ha silenziato a questo tavolo.
chat-phrase = Questa frase non c’è.
chat-length = Scrivi qualcosa di breve: da 1 a 240 caratteri.

# Messaggi
call-hello = Una connessione comincia con un saluto.
call-malformed = Il server non capisce questo messaggio.
call-too-long = Questo messaggio è troppo lungo: al massimo { $most } byte.
call-too-many = Troppe cose in una volta. Aspetta un momento.
call-request = Il nome di una richiesta può avere al massimo 40 caratteri.

# La casa
house-full = In questo momento non c’è posto per un altro tavolo. Riprova fra poco.
house-busy = A questo tavolo succedono troppe cose in una volta. Riprova.
house-store = La banca dati non risponde. Guarda se ha funzionato, altrimenti riprova fra poco.
house-limit = Hai aperto molti tavoli. Aspetta un po’ prima di aprirne un altro.

# Controllare i dadi
proof-missing = Alla partita registrata manca la riga «# proof seed», quindi il caso non si può controllare.
proof-commitment = Il seme non corrisponde alla promessa nell’intestazione (seed-commitment).
proof-differs = Qui il caso ha dato «{ $drawn }», non «{ $text }».
proof-first = Il caso ha fatto cominciare il posto { $drawn }, non il posto { $named }.
proof-unmarked = Sono state annullate delle estrazioni («# proof skipped»), ma la partita registrata non è segnata con «# taken-back» o «# practice».

# Suggerimenti e analisi
hint-forbidden = A questo tavolo non ci sono suggerimenti.
review-failed = L’analisi non è riuscita. Chiedi di nuovo, e riproviamo.

# Rivedere una partita
replay-not-over = Potrai rivedere la partita quando sarà finita.
record-line = Riga { $line }: { $reason }
record-hidden = Qui c’è ancora qualcosa di coperto («?»). Puoi rivedere solo una partita finita: scaricala di nuovo dopo la fine.

# Richieste
game-none = Questo gioco non c’è. Ci sono { $games }.
clock-seconds = Un orologio ha bisogno di più di 0 secondi.
lesson-off-script = Questa lezione non prosegue così. Ricominciala.
http-nothing = A questo indirizzo non c’è niente.
http-method = Questo indirizzo non accetta una richiesta del genere.
http-foreign = Questa richiesta viene da un altro sito. Non l’abbiamo eseguita.
http-host = Questo server non si chiama così. Chi lo gestisce può aggiungere il nome: yurt serve --name.
http-too-long = Questa richiesta è troppo lunga.
http-not-json = Questo indirizzo accetta JSON: invialo con «Content-Type: application/json».
http-malformed = Il server non capisce questa richiesta.
http-failed = Qualcosa è andato storto sul server. Guarda se ha funzionato, altrimenti riprova.

# Le pagine nel browser
pages-not-built = Le pagine di Yurt non sono ancora costruite: esegui { $command } e ricarica questa pagina.
docs-not-built = Qui la documentazione non è ancora costruita: esegui { $command }, o intanto leggi il { $readme }.
