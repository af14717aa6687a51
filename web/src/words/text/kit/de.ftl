# Texts of the kit: what its pieces say in every game.

kit-close = Schließen
kit-less = { $label }: weniger
kit-more = { $label }: mehr
kit-bot = Bot
kit-away = nicht da
kit-turn = ist dran
kit-actions = Was zu tun ist
kit-thinking = { $name } überlegt.
kit-their-turn = { $name } ist dran.
kit-is-away = { $name } ist gerade nicht da.
kit-paused = Das Spiel macht Pause.
kit-skip = Überspringen
kit-replay = Noch mal zeigen
kit-undo-now = Zug zurück
kit-undo-ask = Um Zurücknehmen bitten
kit-hint = Tipp
kit-hint-thinking = Ich überlege …
kit-kept = Dein Zug geht nicht verloren. Lass diese Seite offen: Er wird gesendet, sobald die Verbindung wieder da ist.
kit-rule = Welche Regel?
kit-rule-name = Welche Regel? { $rule }
