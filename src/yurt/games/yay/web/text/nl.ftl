# YAY! in het Nederlands: wat alleen de browser zegt

# Het blad
web-paper = Blad
web-paper-aim = Blad: pijltjes mikken, Enter gooit
web-camps = Wie er meespeelt
web-square-free = { $square }, vrij
web-square-touched = { $square }, vrij, geraakt door een dobbelsteen
web-square-live = { $square }, { $number } van { $seat }
web-square-crossed = { $square }, { $number } van { $seat }, doorgestreept
web-square-blocked = { $square }, geblokkeerd
web-square-write =
    { $count ->
        [0] { $square }, vrij, hier kun je { $total } schrijven
        [one] { $square }, vrij, hier kun je { $total } schrijven en { $count } getal doorstrepen
       *[other] { $square }, vrij, hier kun je { $total } schrijven en { $count } getallen doorstrepen
    }
web-square-block = { $square }, vrij, dit kun je blokkeren
web-square-cross = { $square }, jouw { $number }, die kun je doorstrepen

# De plaatsen
web-camp =
    { $count ->
        [one] { $count } vakje, som { $sum }
       *[other] { $count } vakjes, som { $sum }
    }
web-held =
    { $count ->
        [one] { $count } vakje
       *[other] { $count } vakjes
    }
web-sum = Som { $sum }

# De dobbelstenen
web-dice = Dobbelstenen
web-die = Dobbelsteen { $place }: { $value } op { $block }
web-die-off = Dobbelsteen { $place }: uit de bak gerold
web-die-waits = Dobbelsteen { $place }: nog niet gegooid
web-total = Samen { $total }
web-to-beat = nodig: meer dan { $total }

# Jij bent aan de beurt
web-aim-hint = Sleep over het blad om te mikken.
web-staying =
    { $count ->
        [20] Bijna elke dobbelsteen blijft erop.
        [one] Zo’n { $count } van de 20 blijft erop.
       *[other] Zo’n { $count } van de 20 blijven erop.
    }
web-expect-again =
    { $numbers ->
        [0] Mik opnieuw: kom je niet boven { $total } uit, dan is je beurt voorbij.
       *[other] Mik opnieuw: kom je niet boven { $total } uit, dan streep je een eigen getal door.
    }
web-throw-again = Gooi opnieuw
web-beat = kom boven { $total } uit
web-back = Toch niet

# De tafel in zinnen
web-read = { $told }.
web-read-seat =
    { $count ->
        [one] { $seat } heeft { $count } vakje, som { $sum }.
       *[other] { $seat } heeft { $count } vakjes, som { $sum }.
    }
web-read-numbers = { $seat } heeft { $numbers }.
web-number = { $number } op { $square }
web-places = { $squares }
web-read-blocked = Geblokkeerd: { $squares }.
web-read-crossed = Doorgestreept: { $squares }.
web-read-free =
    { $count ->
        [one] { $count } vakje is vrij.
       *[other] { $count } vakjes zijn vrij.
    }
