# Demo auf Deutsch

# Was geschah
rolls = { $seat } würfelt.
shows =
    { $points ->
        [one] Der Würfel zeigt { $face }: { $points } Punkt in diesem Zug.
       *[other] Der Würfel zeigt { $face }: { $points } Punkte in diesem Zug.
    }
keeps =
    { $points ->
        [one] { $seat } hört auf und behält { $points } Punkt.
       *[other] { $seat } hört auf und behält { $points } Punkte.
    }
loses =
    { $points ->
        [0] Der Würfel zeigt 1: Der Zug von { $seat } ist vorbei.
        [one] Der Würfel zeigt 1: { $seat } verliert { $points } Punkt.
       *[other] Der Würfel zeigt 1: { $seat } verliert { $points } Punkte.
    }
ends = Mit diesem Zug von { $seat } endet das Spiel.

# Was du tun sollst
expect-roll = Würfle.
expect-turn =
    { $points ->
        [one] Würfle noch einmal, oder hör auf und behalte { $points } Punkt.
       *[other] Würfle noch einmal, oder hör auf und behalte { $points } Punkte.
    }

# Ablehnungen
refuse-roll-first = Du hast noch nichts zu behalten: Würfle zuerst.

# Optionen
option-goal = Ziel
option-goal-help = Wie viele Punkte braucht man zum Sieg?

# Der Tisch als Text
drawn-seat = { $points } von { $goal }
drawn-pot = Dieser Zug: { $points }

# Was von einem beendeten Spiel erzählt wird, nach einem Namen und in einer Liste
feat-best-turn =
    { $count ->
        [one] behält in einem Zug einen Punkt
       *[other] behält in einem Zug { $count } Punkte
    }
feat-best-turn-label = Bester Zug
feat-lost-points =
    { $count ->
        [one] verliert einen Punkt an eine 1
       *[other] verliert { $count } Punkte an eine 1
    }
feat-lost-points-label = Verlorene Punkte

# Rat: was zu tun ist, und was dafür spricht
advise-roll = Wirf den Würfel
advise-stop = Hör auf
why-roll = Mit { $odds } Wahrscheinlichkeit zeigt der Würfel keine 1.
why-stop =
    { $points ->
        [one] Du behältst { $points } Punkt.
       *[other] Du behältst { $points } Punkte.
    }
