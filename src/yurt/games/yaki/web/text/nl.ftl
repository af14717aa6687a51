# YAKI in het Nederlands: wat alleen de browser zegt

# De fiches
web-field = Fiches, vijf in elk van de vier rijen
web-row = Rij { $row }
web-spot-down = Plek { $place }, rij { $row }, kolom { $column }, gedekt
web-spot-empty = Plek { $place }, rij { $row }, kolom { $column }, leeg
web-spot-up = Plek { $place }, rij { $row }, kolom { $column }: { $token }

# De paden
web-camps = Wie er meespelen
web-own = Jouw pad
web-path = Fiches op jouw pad
web-trophies =
    { $goal ->
        [one] { $won } van { $goal } trofee
       *[other] { $won } van { $goal } trofeeën
    }
web-standing = { $token } op vakje { $square } van { $squares }
web-standing-none = nog geen fiche op het pad

# Jij bent aan de beurt
web-fits = Past:
web-misses = Past niet
web-stop = Stop hier

# Een trofee
web-cheer = { $seat } wint een trofee!
    .seat = De trofee is van jou!

# De tafel in zinnen
web-read-seat = { $seat }: { $trophies }, { $standing }.
    .seat = Jij: { $trophies }, { $standing }.
web-read-next =
    { $kind ->
        [green] Het volgende vakje van { $seat } wil een groen fiche.
        [red] Het volgende vakje van { $seat } wil een rood fiche.
        [yellow] Het volgende vakje van { $seat } wil een geel fiche.
        [violet] Het volgende vakje van { $seat } wil een paars fiche.
        [trophy] Het volgende vakje van { $seat } is het trofeevakje.
       *[plain] Het volgende vakje van { $seat } is goed voor elke kleur.
    }
    .seat =
        { $kind ->
            [green] Je volgende vakje wil een groen fiche.
            [red] Je volgende vakje wil een rood fiche.
            [yellow] Je volgende vakje wil een geel fiche.
            [violet] Je volgende vakje wil een paars fiche.
            [trophy] Je volgende vakje is het trofeevakje.
           *[plain] Je volgende vakje is goed voor elke kleur.
        }
web-read-down =
    { $count ->
        [one] { $count } fiche ligt gedekt.
       *[other] { $count } fiches liggen gedekt.
    }
web-read-away = Lege plekken: { $places }.
