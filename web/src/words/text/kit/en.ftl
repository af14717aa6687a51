# Texts of the kit: what its pieces say in every game.

kit-close = Close
kit-less = { $label }: less
kit-more = { $label }: more
kit-bot = bot
kit-away = away
kit-turn = to move
kit-actions = What to do
kit-thinking = { $name } is thinking.
kit-their-turn = It’s { $name }’s turn.
kit-is-away = { $name } is away.
kit-paused = The game is paused.
kit-skip = Skip
kit-replay = Show again
kit-undo-now = Take back
kit-undo-ask = Ask to take back
kit-hint = Hint
kit-hint-thinking = Let me think …
kit-kept = Your move is kept. Leave this page open: it’ll be sent as soon as we’re back.
kit-rule = Which rule?
kit-rule-name = Which rule? { $rule }
