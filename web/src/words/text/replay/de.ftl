# Texte, um ein Spiel noch einmal anzusehen: Zeitleiste, Aufzeichnungen aus Dateien, geprüfter Zufall.

replay-title = Rückblick
replay-again = Noch einmal ansehen
replay-again-label = { $game }, Tisch { $code }, noch einmal ansehen
replay-to-table = Zum Tisch
replay-tools = Werkzeuge
replay-mute = Töne ausschalten
replay-unmute = Töne einschalten
replay-only-look = Du siehst ein Spiel, das schon gespielt ist: Daran lässt sich nichts mehr ändern.

# Zeitleiste
replay-controls = Abspielen
replay-line = Zeitleiste
replay-start = Das Spiel beginnt.
replay-moment = { $number } von { $count }: { $text }
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-speed = Tempo: { $times }-fach
replay-times = { $times }×
replay-eyes = Mit wessen Augen?
replay-public = Publikum
replay-all = Alle Karten offen

# Aufzeichnungen aus Dateien
replay-open-title = Ein Spiel noch einmal ansehen
replay-welcome = Öffne die Aufzeichnung eines Spiels und sieh es dir Zug für Zug an. Sie wird nur gelesen, nichts davon wird behalten.
replay-open = Aufzeichnung öffnen
replay-file = Aufzeichnung eines Spiels
replay-drop-here = Oder zieh die Datei irgendwo auf diese Seite.
replay-drop = Lass los, dann wird das Spiel aufgebaut.
replay-too-large = Diese Datei ist zu groß für die Aufzeichnung eines Spiels.

# Zufall prüfen
verify-open = Zufall prüfen
verify-title = War das wirklich Zufall?
verify-proves = Vor dem Spiel hat der Server eine geheime Zahl versiegelt, und aus ihr folgen jede Karte und jeder Würfel: Kommen alle noch einmal heraus, hat niemand unterwegs am Zufall gedreht.
verify-not = Nicht bewiesen ist, wer die Züge gemacht hat, und auch nicht, dass das Siegel hier unten dasselbe ist, das du am Anfang gesehen hast: Vergleiche die beiden.
verify-now = Alles wird noch einmal gezogen.
verify-good =
    { $count ->
        [one] Die eine Ziehung ist wie versprochen.
       *[other] Alle { $count } Ziehungen sind wie versprochen.
    }
verify-drawn = Auch wer anfängt, ergibt sich daraus.
verify-named = Wer anfängt, wurde bestimmt, nicht ausgelost.
verify-taken-back =
    { $count ->
        [one] Eine Karte oder ein Würfel wurde zurückgenommen.
       *[other] { $count } Karten oder Würfel wurden zurückgenommen.
    }
verify-bad = Das ist nicht wie versprochen.
verify-none = Diese Aufzeichnung hat keinen Beweis dabei: Den hat nur ein Spiel, das an einem Tisch zu Ende gespielt wurde.
verify-failed = Das ließ sich nicht prüfen.
verify-seal = Das Siegel vom Anfang:
