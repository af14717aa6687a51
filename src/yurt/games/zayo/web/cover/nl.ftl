pitch-zayo = Win slagen, sla je kamp op, pas op voor de wolf en trek de steppe in!
# Wat er geteld wordt, na het getal
score-zayo =
    { $count ->
        [one] kameel
       *[other] kamelen
    }
# Het spel in drie zinnen, terwijl je op de anderen wacht: doel, beurt, einde
tour-zayo-want = Bouw een kamp, verzamel een kudde, ruil die voor kamelen en trek de steppe in!
tour-zayo-turn = Speel kaarten om slagen te winnen. Elke slag levert een stuk van je kamp op, later schapen en geiten. Pas op voor wolf en dief!
tour-zayo-end = Vertrek als eerste met genoeg kamelen, en je wint meteen.
