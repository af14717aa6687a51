# Texts of the kit: what its pieces say in every game.

kit-close = Sluiten
kit-less = { $label }: minder
kit-more = { $label }: meer
kit-bot = bot
kit-away = even weg
kit-turn = aan de beurt
kit-actions = Wat er te doen is
kit-thinking = { $name } denkt na.
kit-their-turn = { $name } is aan de beurt.
kit-is-away = { $name } is even weg.
kit-paused = Het spel is gepauzeerd.
kit-skip = Overslaan
kit-replay = Nog eens zien
kit-undo-now = Terugnemen
kit-undo-ask = Vragen om terug te nemen
kit-hint = Tip
kit-hint-thinking = Even nadenken …
kit-kept = Je zet is bewaard. Laat deze pagina open: hij wordt verstuurd zodra de verbinding terug is.
kit-rule = Welke regel?
kit-rule-name = Welke regel? { $rule }
