pitch-yak = Beweer meer dan iemand gelooft, en laat je niet betrappen.
# Wat er geteld wordt, na het getal
score-yak =
    { $count ->
        [one] kaart
       *[other] kaarten
    }
