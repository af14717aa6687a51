pitch-zayo = Win slagen, sla je kamp op, pas op voor de wolf en rijd de steppe in.
# Wat er geteld wordt, na het getal
score-zayo =
    { $count ->
        [one] kameel
       *[other] kamelen
    }
