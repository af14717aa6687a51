# Demo en français

# Ce qui s’est passé
rolls = { $seat } lance le dé.
shows =
    { $points ->
        [one] Le dé montre { $face } : { $points } point pour ce tour.
       *[other] Le dé montre { $face } : { $points } points pour ce tour.
    }
keeps =
    { $points ->
        [one] { $seat } s’arrête et garde { $points } point.
       *[other] { $seat } s’arrête et garde { $points } points.
    }
loses =
    { $points ->
        [0] Le dé montre 1 : le tour de { $seat } est fini.
        [one] Le dé montre 1 : { $seat } perd { $points } point.
       *[other] Le dé montre 1 : { $seat } perd { $points } points.
    }
ends = La partie finit avec ce tour de { $seat }.

# Ce qu’on attend de toi
expect-roll = Lance le dé.
expect-turn =
    { $points ->
        [one] Relance le dé, ou arrête-toi et garde { $points } point.
       *[other] Relance le dé, ou arrête-toi et garde { $points } points.
    }

# Refus
refuse-roll-first = Tu n’as encore rien à garder : lance d’abord le dé.

# Options
option-goal = But
option-goal-help = Combien de points faut-il atteindre pour gagner ?

# La table en texte
drawn-seat = { $points } sur { $goal }
drawn-pot = Ce tour : { $points }

# Ce qu’on raconte d’une partie finie, après un nom et dans une liste
feat-best-turn =
    { $count ->
        [one] garde { $count } point en un tour
       *[other] garde { $count } points en un tour
    }
feat-best-turn-label = Meilleur tour
feat-lost-points =
    { $count ->
        [one] perd { $count } point à cause d’un 1
       *[other] perd { $count } points à cause d’un 1
    }
feat-lost-points-label = Points perdus

# Conseils : que faire, et ce qui parle en faveur du coup
advise-roll = Lance le dé
advise-stop = Arrête-toi
why-roll = La probabilité que le dé ne montre pas 1 est de { $odds }.
why-stop =
    { $points ->
        [one] Tu gardes { $points } point.
       *[other] Tu gardes { $points } points.
    }
