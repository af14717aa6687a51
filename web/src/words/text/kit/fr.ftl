# Texts of the kit: what its pieces say in every game.

kit-close = Fermer
kit-less = { $label } : moins
kit-more = { $label } : plus
kit-bot = robot
kit-away = pas là
kit-turn = joue
kit-actions = À faire
kit-thinking = { $name } réfléchit.
kit-their-turn = C’est à { $name }.
kit-is-away = { $name } n’est pas là.
kit-paused = La partie est en pause.
kit-skip = Passer à la suite
kit-replay = Montrer encore
kit-undo-now = Annuler
kit-undo-ask = Demander à annuler
kit-hint = Indice
kit-hint-thinking = Je réfléchis …
kit-kept = Ton coup est gardé. Laisse cette page ouverte : il part dès que la connexion revient.
kit-rule = Quelle règle ?
kit-rule-name = Quelle règle ? { $rule }
