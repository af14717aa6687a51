# Frasi del motore: ciò che vale per ogni gioco.

seat = Posto { $number }
chance = il caso
listing = { $most } e { $last }
listing-or = { $most } o { $last }

# Rifiuti senza numero di regola
not-your-turn = { $actor } deve ancora aspettare: { $expected }.
watching = Stai solo guardando: { $expected }.
expected-chance = ora decide il caso
expected-seat = tocca a { $seat }
game-over = La partita è finita, non c’è più niente da giocare.
no-event = In questo gioco «{ $text }» non esiste. Puoi scrivere, per esempio: { $example }.
chance-only = «{ $text }» lo decide il caso, non chi gioca.
move-only = «{ $text }» lo decide chi gioca, non il caso.

# Opzioni e intestazione di una registrazione
option-unknown = Qui non c’è nessuna opzione «{ $option }».
option-value = «{ $option }» non può essere «{ $value }»; valori possibili: { $allowed }.
numbers-between = da { $least } a { $most }
numbers-in-steps = da { $least } a { $most }, di { $step } in { $step }
header-form = «{ $text }» non è una riga dell’intestazione: scrivi una chiave, due punti, uno spazio e un valore.
header-missing = Nell’intestazione manca «{ $key }»: aggiungi una riga «{ $key }: …».
header-repeated = Nell’intestazione «{ $key }» c’è già.
header-seat = Con { $players } giocatori «{ $key }» non esiste.
not-utf-8 = Questa riga non è testo UTF-8.
no-actor = Una riga comincia con * per il caso o con un posto, da 0 a { $seats }, seguito da uno spazio.
unreadable = Non riusciamo a leggere il file: { $reason }.

# Dopo la partita
story = { $seat } ha { $parts }.
    .seat = Hai { $parts }.
story-quiet = { $seat } ha giocato una partita tranquilla.
    .seat = Hai giocato una partita tranquilla.

# Probabilità
odds = { $percent }%
odds-hardly = meno dell’1%
odds-nearly = più del 99%

# Mosse come consigli, quando un gioco non ha parole proprie
advise-event = { $text }
why-best = Questa mossa promette più delle altre.
