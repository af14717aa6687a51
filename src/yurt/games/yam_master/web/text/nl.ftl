# Yam Master in het Nederlands: wat alleen de browser zegt

# Het bord
web-board = Bord
web-camps = Wie er meespeelt
# Op een vakje
web-figure =
    { $figure ->
        [brelan-1] 3 enen
        [brelan-2] 3 tweeën
        [brelan-3] 3 drieën
        [brelan-4] 3 vieren
        [brelan-5] 3 vijven
        [brelan-6] 3 zessen
        [full] Full
        [carre] Carré
        [yam] Yam
        [suite] Suite
        [low] Max. 8
        [sec] Sec
       *[defi] Défi
    }
web-figure-short =
    { $figure ->
        [brelan-1] 3 × 1
        [brelan-2] 3 × 2
        [brelan-3] 3 × 3
        [brelan-4] 3 × 4
        [brelan-5] 3 × 5
        [brelan-6] 3 × 6
       *[other] { web-figure }
    }
# Zoals het wordt voorgelezen: wat er op het vakje staat, en wat het betekent
web-figure-spoken =
    { $figure ->
        [full] Full (drie gelijke en een paar)
        [carre] Carré (vier gelijke)
        [yam] Yam (vijf gelijke)
        [suite] Suite (straat)
        [sec] Sec (in één keer)
        [defi] Défi (uitdaging)
       *[other] { web-figure }
    }
web-square-free = { $square }, { $figure }, vrij
web-square-open = { $square }, { $figure }, vrij, hier kun je een pion zetten
web-square-token = { $square }, { $figure }, pion van { $seat }
    .seat = { $square }, { $figure }, jouw pion
web-square-prey = { $square }, { $figure }, pion van { $seat }, die kun je weghalen
    .seat = { $square }, { $figure }, jouw pion
web-open-squares = Vakjes die je kunt kiezen
web-open-none = Bij deze worp past geen vakje.

# De dobbelstenen
web-dice = Dobbelstenen
web-dice-of = Dobbelstenen van { $seat }
    .seat = Jouw dobbelstenen
web-die = Dobbelsteen { $place }: { $value }
web-die-kept = Dobbelsteen { $place }: { $value }, vastgehouden
web-die-blank = Dobbelsteen { $place }: nog niet gegooid
web-rail = Tik op wat je wilt houden
web-throw-count = Worp { $throw } van { $most }

# Jij bent aan de beurt
web-throw =
    { $count ->
        [0] Gooi
       *[other] Gooi er { $count }
    }
web-throw-defi =
    { $count ->
        [0] Défi: gooi
       *[other] Défi: gooi er { $count }
    }
web-throws-left =
    { $count ->
        [one] nog { $count } worp
       *[other] nog { $count } worpen
    }
web-place = Zet een pion op { $square }
web-remove = Haal de pion van { $square } weg
web-pass = Pas
web-pass-now = Pas, beurt voorbij
web-back = Toch niet
web-defi-off = Durf je? Wed dat je volgende worpen meer opleveren dan drie gelijke.
web-defi-on =
    { $only ->
        [yes] Maak meer dan drie gelijke! Daarna zijn alleen Défi-vakjes open.
       *[no] Maak meer dan drie gelijke, anders blijven alle vakjes dicht!
    }

# Het einde
web-five = Vijf op een rij!
web-decided-five = vijf op een rij

# De tafel in zinnen
web-read = { $told }.
web-read-seat = { $seat }: { $told }.
    .seat = Jij: { $told }.
web-read-tokens = { $seat } heeft pionnen op { $squares }.
    .seat = Je hebt pionnen op { $squares }.
web-read-line = Op een rij: { $squares }, { $points }.
