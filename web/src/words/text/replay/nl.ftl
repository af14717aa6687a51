# Teksten om een spel terug te kijken: de tijdlijn, verslagen uit bestanden, gecontroleerd toeval.

replay-title = Herhaling
replay-again = Het spel terugkijken
replay-again-label = { $game }, tafel { $code }, terugkijken
replay-to-table = Naar de tafel
replay-tools = Gereedschap
replay-mute = Geluiden uit
replay-unmute = Geluiden aan
replay-only-look = Dit spel is voorbij. Je kunt kijken, maar niets meer veranderen.

# Tijdlijn
replay-controls = Afspelen
replay-line = Tijdlijn
replay-start = Het spel begint.
replay-moment = { $number } van { $count }: { $text }
replay-play = Afspelen
replay-pause = Pauzeren
replay-back = Een stap terug
replay-forward = Een stap verder
replay-speed = Snelheid: { $times } keer
replay-times = { $times }×
replay-eyes = Door wiens ogen?
replay-public = De meekijkers
replay-all = Alle handen open

# Verslagen uit bestanden
replay-open-title = Een spel terugkijken
replay-welcome = Open het verslag van een spel en bekijk het zet voor zet. We lezen het alleen, we bewaren niets.
replay-open = Verslag openen
replay-file = Verslag van een spel
replay-drop-here = Of sleep het bestand ergens op deze pagina.
replay-drop = Laat los, dan zetten we het spel klaar.
replay-too-large = Dit bestand is te groot voor het verslag van een spel.

# De dobbelstenen controleren
verify-open = Toeval controleren
verify-title = Was het echt toeval?
verify-proves = Voor het spel heeft de server een geheim getal verzegeld. Daaruit volgen elke kaart en elke dobbelsteen. Komt alles weer precies zo uit, dan heeft niemand aan het toeval gezeten.
verify-not = Het bewijst niet wie de zetten deed, en ook niet dat het zegel hieronder hetzelfde is als wat je aan het begin zag: vergelijk ze.
verify-now = We trekken alles opnieuw …
verify-good =
    { $count ->
        [one] De ene trekking is zoals beloofd.
       *[other] Alle { $count } trekkingen zijn zoals beloofd.
    }
verify-drawn = Ook wie begint, volgt eruit.
verify-named = Wie begint is aangewezen, niet geloot.
verify-taken-back =
    { $count ->
        [one] Eén kaart of worp is teruggenomen.
       *[other] { $count } kaarten of worpen zijn teruggenomen.
    }
verify-bad = Dit is niet zoals beloofd.
verify-none = Dit verslag heeft geen bewijs. Dat heeft alleen een spel dat aan een tafel is uitgespeeld.
verify-failed = We konden dit niet controleren.
verify-seal = Het zegel van het begin:
