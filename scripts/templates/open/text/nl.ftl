# Demo in het Nederlands

# Wat er gebeurde
rolls = { $seat } gooit de dobbelsteen.
shows =
    { $points ->
        [one] De dobbelsteen toont { $face }: { $points } punt deze beurt.
       *[other] De dobbelsteen toont { $face }: { $points } punten deze beurt.
    }
keeps =
    { $points ->
        [one] { $seat } stopt en houdt { $points } punt.
       *[other] { $seat } stopt en houdt { $points } punten.
    }
loses =
    { $points ->
        [0] De dobbelsteen toont 1: de beurt van { $seat } is voorbij.
        [one] De dobbelsteen toont 1: { $seat } verliest { $points } punt.
       *[other] De dobbelsteen toont 1: { $seat } verliest { $points } punten.
    }
ends = Met deze beurt van { $seat } is het spel afgelopen.

# Wat er van je verwacht wordt
expect-roll = Gooi de dobbelsteen.
expect-turn =
    { $points ->
        [one] Gooi nog eens, of stop en houd { $points } punt.
       *[other] Gooi nog eens, of stop en houd { $points } punten.
    }

# Weigeringen
refuse-roll-first = Je hebt nog niets om te houden: gooi eerst de dobbelsteen.

# Opties
option-goal = Doel
option-goal-help = Hoeveel punten moet je halen om te winnen?

# De tafel als tekst
drawn-seat = { $points } van { $goal }
drawn-pot = Deze beurt: { $points }

# Wat van een afgelopen spel wordt verteld, na een naam en in een lijst
feat-best-turn =
    { $count ->
        [one] houdt { $count } punt in één beurt
       *[other] houdt { $count } punten in één beurt
    }
feat-best-turn-label = Beste beurt
feat-lost-points =
    { $count ->
        [one] verliest { $count } punt aan een 1
       *[other] verliest { $count } punten aan een 1
    }
feat-lost-points-label = Verloren punten

# Raad: wat je kunt doen, en wat ervoor pleit
advise-roll = Gooi de dobbelsteen
advise-stop = Stop hier
why-roll = De kans dat de dobbelsteen geen 1 toont, is { $odds }.
why-stop =
    { $points ->
        [one] Je houdt { $points } punt.
       *[other] Je houdt { $points } punten.
    }
