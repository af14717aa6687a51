# Testi delle pagine attorno ai tavoli: ingresso, nuovo tavolo, unirsi, regole, impostazioni.

site-title = Yurt: cinque giochi per un tavolo
page-title = { $page } · Yurt
page-skip = Vai al contenuto
page-back = Indietro
page-home = Tutti i giochi
page-settings = Impostazioni

trouble-title = Non ha funzionato
trouble-offline = Yurt non risponde. Controlla la connessione e riprova.
trouble-page = Non siamo riusciti a caricare questa pagina. Controlla la connessione e riprova.
trouble-again = Riprova
nowhere-title = Qui non c’è nessuna tenda
nowhere-say = Questa pagina non esiste. Forse si è persa una lettera dell’indirizzo.

language = Lingua
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
language-nl = Nederlands

# Ingresso
lobby-title = A che cosa giochiamo?
lobby-welcome = Cinque piccoli giochi per tutta la famiglia. Gioca subito contro i bot, o riunisci gli amici attorno a un tavolo.
lobby-games = I giochi
your-name = Il tuo nome
default-name = Nomade
name-first = Come ti chiami? Gli altri vogliono saperlo.
face = Il tuo animale
face-choose = Scegli un animale
face-letter = Nessun animale, la mia lettera
face-yak = Yak
face-ibex = Stambecco
face-vulture = Avvoltoio
face-groundhog = Marmotta
face-yeti = Yeti
face-wolf = Lupo
face-sheep = Pecora
face-goat = Capra
face-camel = Cammello
face-horse = Cavallo
face-fox = Volpe
face-owl = Gufo
game-players-exactly = { $most } giocatori
game-players = da { $least } a { $most } giocatori
game-minutes = { $minutes } minuti
game-in-english = in inglese
game-age = dai { $age } anni in su
game-play-now = Gioca subito
game-play-now-label = Gioca subito: { $game }, contro i bot
game-make-table = Prepara un tavolo
game-make-table-label = Prepara un tavolo: { $game }
game-rules = Regole
game-rules-label = Regole: { $game }

own-running = Continua a giocare
own-more = { $count ->
    [one] Ancora un tavolo
   *[other] Altri { $count } tavoli
}
own-finished = Partite finite
own-forget = Togli { $game }, tavolo { $code }, da questa lista
public-tables = Tavoli aperti
public-refresh = Cerca di nuovo tavoli aperti
public-none = Per ora nessun tavolo aperto. Preparane uno, e altri potranno unirsi a te!
public-join = Gioca
public-watch = Guarda
row-code = Tavolo
row-waiting = { $free ->
    [0] Ci sono tutti.
    [one] Un posto è libero.
   *[other] { $free } posti sono liberi.
}
row-playing = La partita è in corso.
row-your-turn = Tocca a te!
row-turn = Tocca a { $name }.
row-over = La partita è finita.
row-closed-rules = Chiuso: le regole sono cambiate.
row-won = { $count ->
    [one] { $names } ha vinto.
   *[other] { $names } si dividono la vittoria.
}

# Unirsi
join = Unisciti
join-title = Unisciti a un tavolo
join-code = Codice di un tavolo
join-code-short = Codice
join-four-letters = Il codice di un tavolo ha quattro o cinque lettere, per esempio KAMP.
join-qr = C’è un codice QR su uno schermo? Inquadralo con la fotocamera del telefono e tocca il link.
join-link = Ti hanno mandato un link? Aprilo, e sei al tavolo.

# Preparare un tavolo
new-title = Un tavolo di { $game }
new-way = Come volete giocare?
way-bots = Contro i bot
way-bots-help = Si comincia subito.
way-friends = Con amici a distanza
way-friends-help = Ognuno gioca sul proprio dispositivo. Tu mandi un link o il codice.
way-here = Tutti su questo dispositivo
way-here-help = Ve lo passate. Tra un turno e l’altro un sipario nasconde ciò che gli altri non devono vedere.
way-here-open = Ve lo passate a ogni turno.
way-screen = Su uno schermo comune
way-screen-help = Questo schermo mostra il tavolo. Tutti si uniscono con il telefono e lì tengono le loro cose.
new-seats = Chi siede dove?
new-names = Come vi chiamate?
new-players = Giocatori
seat-number = Posto { $number }
seat-who = Chi prende il posto { $number }?
seat-name = Nome al posto { $number }
seat-me = Io
seat-here = Qualcuno qui
seat-friend = Qualcuno con un link
seat-phone = Qualcuno con un telefono
seat-bot = Un bot
new-level = Quanto sono bravi i bot?
new-level-mixed = Ogni bot gioca a modo suo.
seat-level = Quanto è bravo il bot al posto { $number }
new-options = Regole della casa
new-options-print = Come nel regolamento della scatola.
new-options-change = Cambia le regole
new-option-is = { $option }: { $value }
new-clock = Orologio
clock-none = Senza orologio
clock-none-help = Ognuno si prende il tempo che gli serve.
clock-move = Per ogni mossa
clock-move-help = Lo stesso tempo per ogni decisione.
clock-bank = Per tutta la partita
clock-bank-help = Ognuno ha una riserva di tempo e ne riceve un po’ a ogni mossa.
clock-per-move = Tempo per una mossa
clock-each = Tempo per ciascuno
clock-increment = In più a ogni mossa
clock-out = Quando il tempo finisce, un bot gioca al tuo posto finché non torni.
seconds = { $count } s
minutes = { $count } min
new-more = Attorno al tavolo
new-first = Chi comincia?
new-first-drawn = Decide la sorte
new-back = Annullare
new-back-agreed = Se tutti sono d’accordo
new-back-agreed-help = Una svista puoi annullarla subito. Se altri hanno giocato, o se dadi e carte hanno mostrato qualcosa, lo chiediamo agli altri. I bot non sono mai d’accordo.
new-back-never = Mai
new-back-never-help = Quel che è giocato è giocato.
new-back-practice = Prova
new-back-practice-help = Puoi annullare tutto, quante volte vuoi, per provare. La partita non conta nelle statistiche.
new-hints = Suggerimenti
new-hints-help = Quando tocca a te, puoi chiedere che cosa conviene fare. Nessun altro lo vede.
new-public = Aperto a tutti
new-public-help = Il tavolo compare nella lista dei tavoli aperti. Altrimenti si trova solo con il link o il codice.
new-chat = Chat
new-chat-help = Al tavolo potete scrivervi.
new-watch = Spettatori
new-watch-help = Con il link si può guardare, e si vede solo ciò che vedono tutti.
new-open = Apri il tavolo
new-outlook-now = La partita comincia subito.
new-outlook-friends = { $count ->
    [one] Ricevi un link e un codice per una persona.
   *[other] Ricevi un link e un codice per { $count } persone.
}
new-outlook-screen = Questo dispositivo diventa il tavolo. I telefoni si uniscono con il codice QR.

# Regole
rules-title = { $game }: le regole
rules-search = Cerca nelle regole
rules-search-hint = Cerca
rules-found = { $found ->
    [0] Non trovato
    [one] Trovato una volta
   *[other] Trovato { $found } volte
}
rules-none = Le regole non ne parlano. Prova con un’altra parola.
rules-contents = Indice
rules-missing = La regola { $ruling } non è in questa pagina. Ecco tutte le regole.

# Impostazioni
settings-say = Valgono per questo dispositivo e restano in questo browser.
theme = Aspetto
theme-auto = Come il dispositivo
theme-light = Giorno
theme-dark = Sera
text-size = Grandezza del testo
percent = { $size }%
sound = Suono
sound-help = Carte, dadi e un campanellino quando tocca a te.
still = Meno movimento
still-help = Le cose sfumano invece di muoversi.
careful = Chiedimelo prima
careful-help = Prima delle mosse che non puoi annullare, per esempio quando contesti una dichiarazione.
speed = Velocità delle mosse
speed-slow = Tranquilla
speed-normal = Normale
speed-fast = Veloce
