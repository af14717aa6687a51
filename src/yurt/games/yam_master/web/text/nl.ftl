# Yam Master in het Nederlands: wat alleen de browser zegt

# Het bord
web-board = Bord
web-camps = Wie er meespeelt
web-figure =
    { $figure ->
        [brelan-1] Brelan 1
        [brelan-2] Brelan 2
        [brelan-3] Brelan 3
        [brelan-4] Brelan 4
        [brelan-5] Brelan 5
        [brelan-6] Brelan 6
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
        [brelan-1] Br. 1
        [brelan-2] Br. 2
        [brelan-3] Br. 3
        [brelan-4] Br. 4
        [brelan-5] Br. 5
        [brelan-6] Br. 6
        [low] Max. 8
       *[other] { web-figure }
    }
web-square-free = { $square }, { $figure }, vrij
web-square-open = { $square }, { $figure }, vrij, hier kun je zetten
web-square-token = { $square }, { $figure }, pion van { $seat }
web-square-prey = { $square }, { $figure }, pion van { $seat }, die kun je weghalen
web-open-squares = Vakjes die je kunt kiezen
web-open-none = Deze worp opent geen vakje.

# De dobbelstenen
web-dice = Dobbelstenen
web-dice-of = Dobbelstenen van { $seat }
web-die = Dobbelsteen { $place }: { $value }
web-die-kept = Dobbelsteen { $place }: { $value }, vastgehouden
web-die-blank = Dobbelsteen { $place }: nog niet gegooid
web-rail = Tik op wat je wilt houden
web-throw-count = Worp { $throw } van { $most }

# Jij bent aan de beurt
web-throw =
    { $count ->
        [0] Gooi
        [one] Gooi { $count } dobbelsteen
       *[other] Gooi { $count } dobbelstenen
    }
web-throw-defi =
    { $count ->
        [0] Défi: gooi
        [one] Défi: gooi { $count }
       *[other] Défi: gooi { $count }
    }
web-throws-left =
    { $count ->
        [one] nog { $count } worp
       *[other] nog { $count } worpen
    }
web-place = Zet op { $square }: { $figure }
web-remove = Haal de pion van { $square } weg
web-pass = Pas
web-pass-now = Pas en beëindig je beurt
web-back = Toch niet
web-defi-off = Wed dat je zo meteen meer dan een Brelan gooit.
web-defi-on =
    { $only ->
        [yes] Je volgende worpen moeten meer dan een Brelan opleveren. Alleen de Défi-vakjes zijn dan open.
       *[no] Je volgende worpen moeten meer dan een Brelan opleveren, anders blijft elk vakje dicht.
    }

# De tafel in zinnen
web-read = { $told }.
web-read-seat = { $seat }: { $told }.
web-read-tokens = { $seat } heeft pionnen op { $squares }.
web-read-line = Op een rij: { $squares }, { $points }.
