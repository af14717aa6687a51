# Sätze der Engine: was für jedes Spiel gilt.

seat = Platz { $number }
chance = der Zufall
listing = { $most } und { $last }
listing-or = { $most } oder { $last }

# Absagen ohne Regelnummer
not-your-turn = { $actor } ist noch nicht dran: { $expected }.
watching = Du schaust nur zu: { $expected }.
expected-chance = als Nächstes entscheidet der Zufall
expected-seat = { $seat } ist dran
game-over = Das Spiel ist zu Ende, es gibt nichts mehr zu spielen.
no-event = „{ $text }“ gibt es in diesem Spiel nicht. So kannst du es zum Beispiel schreiben: { $example }.
chance-only = Über „{ $text }“ entscheidet der Zufall, niemand am Tisch.
move-only = Über „{ $text }“ entscheidet jemand am Tisch, nicht der Zufall.

# Optionen und Kopf einer Aufzeichnung
option-unknown = Die Option „{ $option }“ gibt es hier nicht.
option-value = Für „{ $option }“ geht „{ $value }“ nicht; möglich ist: { $allowed }.
numbers-between = { $least } bis { $most }
numbers-in-steps = { $least } bis { $most } in { $step }er-Schritten
header-form = „{ $text }“ ist keine Zeile des Kopfes: Schreib einen Schlüssel, einen Doppelpunkt, ein Leerzeichen und einen Wert.
header-missing = Im Kopf fehlt „{ $key }“: Ergänze dafür eine Zeile, „{ $key }: …“.
header-repeated = „{ $key }“ steht schon im Kopf.
header-seat = Bei { $players } Personen gibt es kein „{ $key }“.
not-utf-8 = Diese Zeile ist kein UTF-8-Text.
no-actor = Eine Zeile beginnt mit * für den Zufall oder mit einem Platz von 0 bis { $seats }, dann kommt ein Leerzeichen.
unreadable = Wir können die Datei nicht lesen: { $reason }.

# Nach dem Spiel
story = { $seat } hat { $parts }.
    .seat = Du hast { $parts }.
story-quiet = { $seat } hat eine ruhige Partie gespielt.
    .seat = Du hast eine ruhige Partie gespielt.

# Wahrscheinlichkeiten
odds = { $percent } %
odds-hardly = weniger als 1 %
odds-nearly = mehr als 99 %

# Züge als Rat, wo ein Spiel keine eigenen Worte hat
advise-event = { $text }
why-best = Dieser Zug verspricht mehr als die anderen.
