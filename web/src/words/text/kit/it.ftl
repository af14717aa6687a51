# Texts of the kit: what its pieces say in every game.

kit-close = Chiudi
kit-less = { $label }: meno
kit-more = { $label }: più
kit-bot = bot
kit-away = assente
kit-turn = di turno
kit-actions = Cosa fare
kit-thinking = { $name } sta pensando.
kit-their-turn = Tocca a { $name }.
kit-is-away = { $name } ora non c’è.
kit-paused = La partita è in pausa.
kit-skip = Salta
kit-replay = Rivedi
kit-undo-now = Annulla
kit-undo-ask = Chiedi di annullare
kit-hint = Suggerimento
kit-hint-thinking = Ci penso …
kit-kept = La tua mossa è al sicuro. Lascia aperta questa pagina: partirà appena torna la connessione.
kit-rule = Quale regola?
kit-rule-name = Quale regola? { $rule }
