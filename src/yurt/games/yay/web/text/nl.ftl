# YAY! in het Nederlands: wat alleen de browser zegt

# Het blad
web-paper = Blad
web-paper-aim = Blad: mik met de pijltjes, gooi met Enter
web-camps = Wie er meespeelt
web-square-free = { $square }, vrij
web-square-touched = { $square }, vrij, geraakt door een dobbelsteen
web-square-live = { $square }, { $number } van { $seat }
    .seat = { $square }, jouw { $number }
web-square-crossed = { $square }, { $number } van { $seat }, doorgestreept
    .seat = { $square }, jouw { $number }, doorgestreept
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
web-tie =
    { $count ->
        [one] Ieder één vakje: de hoogste som wint!
       *[other] Ieder { $count } vakjes: de hoogste som wint!
    }
web-tie-shared = Evenveel vakjes en dezelfde som: samen gewonnen!

# De dobbelstenen
web-dice = Dobbelstenen
web-die = Dobbelsteen { $place }: { $value }, { $where }
web-die-off = Dobbelsteen { $place }: naast de bak
web-die-waits = Dobbelsteen { $place }: nog niet gegooid
web-total = Samen { $total }
web-to-beat = meer dan { $total }!

# Het einde is in zicht
web-near =
    { $count ->
        [one] Nog één vakje tot het einde!
       *[other] Nog { $count } vakjes tot het einde!
    }
web-near-idle =
    { $count ->
        [one] Vult de volgende beurt geen vakje, dan is het afgelopen.
       *[other] Vullen de volgende { $count } beurten geen vakje, dan is het afgelopen.
    }
web-near-last =
    { $count ->
        [one] Nog één beurt, dan is het afgelopen.
       *[other] Nog { $count } beurten, dan is het afgelopen.
    }

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
        [0] Mik opnieuw. Kom je niet boven { $total } uit, dan is je beurt voorbij.
       *[other] Mik opnieuw. Kom je niet boven { $total } uit, dan streep je een eigen getal door.
    }
web-throw = Gooi
web-throw-again = Gooi opnieuw
web-beat = meer dan { $total }!
web-back = Toch niet
web-write =
    { $count ->
        [0] Schrijf { $number } op { $square }
       *[other] Schrijf { $number }, weg met { $count }!
    }
web-block = Blokkeer { $square }
web-cross = Streep je { $number } door

# De tafel in zinnen
web-read = { $told }.
web-read-seat =
    { $count ->
        [one] { $seat } heeft { $count } vakje, som { $sum }.
       *[other] { $seat } heeft { $count } vakjes, som { $sum }.
    }
    .seat =
        { $count ->
            [one] Je hebt { $count } vakje, som { $sum }.
           *[other] Je hebt { $count } vakjes, som { $sum }.
        }
web-read-numbers = { $seat } heeft { $numbers }.
    .seat = Je hebt { $numbers }.
web-number = { $number } op { $square }
web-lies = { $face } { $where }
web-places = { $squares }
web-read-blocked = Geblokkeerd: { $squares }.
web-read-crossed = Doorgestreept: { $squares }.
web-read-free =
    { $count ->
        [one] { $count } vakje is vrij.
       *[other] { $count } vakjes zijn vrij.
    }
