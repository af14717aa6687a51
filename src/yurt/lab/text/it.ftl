# Il rapporto di uno studio in italiano

report-title = { $game }: uno studio
report-random = { $games } partite di ogni tipo, mosse a caso, seme { $seed }; comincia il posto 0
report-bots = { $games } partite di ogni tipo, bot, seme { $seed }; comincia il posto 0
report-options = Giocato con { $options }.
report-intervals = Gli intervalli contengono il valore vero in 95 studi su 100.
players-count = { $count } giocatori
seat-number = Posto { $seat }

lengths-title = Quanto durano le partite
lengths-note = Gli eventi di una partita: decisioni, carte e dadi.
axis-events = Eventi
axis-games = Partite, %
column-players = Giocatori
column-mean = Media
column-least = Minimo
column-most = Massimo
column-quantile = Il 95 % ne ha al massimo
column-capped = Troncate, %

seats-title = Chi vince
seats-note = Una vittoria condivisa conta in parti uguali. La linea è quanto vincerebbe ogni posto se fossero tutti uguali.
axis-seat = Posto
axis-wins = Vittorie, %
column-shared = Vittorie condivise, %

branching-title = Quanto c’è da scegliere
branching-note = Mosse permesse a una decisione, dal primo decimo di una partita all’ultimo.
axis-progress = Avanzamento della partita, %
axis-moves = Mosse permesse
column-decisions = Decisioni per partita
column-moves = Mosse, media
column-widest = Mosse, massimo

luck-title = Fortuna
luck-note = Ogni partita è stata giocata altre due volte: con lo stesso caso e nuove decisioni, e con le stesse decisioni e un nuovo caso. Ciò che di chi vince si ripete la prima volta è il solo caso, ciò che si ripete la seconda sono le sole decisioni, e il resto è la loro interazione. La quota di fortuna è il solo caso più metà dell’interazione. Parla di questi giocatori, non di quanto otterrebbe uno migliore.
axis-variance = Quota di ciò che decide la vittoria, %
column-luck = Quota di fortuna, %
column-chance = Solo caso, %
column-choice = Sole decisioni, %
column-interplay = Interazione, %

effects-title = Che cosa cambiano le opzioni
effects-note = Ogni valore confrontato con quello giocato, a parità di tutto il resto.
axis-effect = Variazione degli eventi
column-option = Opzione
column-value = Valore
column-instead = Invece di
column-events = Eventi
column-first = Vittorie del posto 0, %
