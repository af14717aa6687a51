# De coach: geluk en kunde in een afgelopen spel, en wat er beter had gekund.

coach-title = De coach
coach-title-of = De coach: { $game }
coach-open = Vraag de coach
coach-open-label = De coach: { $game }, tafel { $code }
coach-begins = De coach bekijkt het spel.
coach-looking = De coach bekijkt het spel: stap { $done } van { $total }.
coach-progress = Hoe ver de coach is
coach-patience = Het duurt ongeveer een minuut, en misschien zijn anderen vóór jou. Je kunt gerust weggaan en later terugkomen.

# Geluk en kunde
coach-balance = Geluk en slimheid
coach-terms = Iedereen begint met hetzelfde deel van de winst. Geluk is wat kaarten, dobbelstenen en alles wat je niet kon weten gaven of namen. De rest is wat er aan tafel is beslist, door jou en door de anderen. De precisie is 100 als elke beslissing de beste was, en 0 als gelote zetten het net zo goed hadden gedaan.
coach-wins = { $name } wint.
coach-shares = { $name } deelt de overwinning.
coach-loses = { $name } wint niet.
coach-luck = Geluk
coach-decided = Beslissingen
coach-accuracy = Precisie:
coach-sum = Geluk { $luck }, beslissingen { $decided }, op { $error } van de 100 nauwkeurig.

# De grafiek
coach-chart = De kansen in de loop van het spel
coach-axis = Keer winst op 100
coach-cursor = Moment van het spel
coach-moment = { $number } van { $count }:
coach-chance-of = { $name } wint { $chance } van de 100 keer.
coach-from = Begin
coach-to = Einde
coach-back = Naar de fout ervoor
coach-on = Naar de volgende fout
coach-see = Terugkijken
coach-table = De kansen als tabel
coach-what = Wat er gebeurt

# Beslissingen
coach-decisions = Wat er beter had gekund
coach-whose = Wiens beslissingen?
coach-everyone = Die van iedereen
coach-count =
    { $count ->
        [one] Eén beslissing was duidelijk slechter dan een andere keuze.
       *[other] { $count } beslissingen waren duidelijk slechter dan een andere keuze.
    }
coach-none = Geen grote fouten. Goed gespeeld, allemaal!
coach-none-of = { $name } maakte geen grote fouten. Goed gespeeld!
coach-all = Alle foutjes en fouten
coach-made = Gedaan
coach-better = Beter
grade-slip = Foutje
grade-mistake = Fout
grade-blunder = Grove fout

# Moments that mattered
coach-mattered = Hier draaide het om
coach-mattered-whose = Wiens momenten?
coach-mattered-none = Deze keer geen grote momenten: goed gespeeld, kalm als een jak!
coach-odds = De kansen
coach-moment-slip = “{ $move }” was een foutje.
coach-moment-mistake = “{ $move }” was een fout.
coach-moment-blunder = “{ $move }” was een dure zet.
coach-moment-find = “{ $move }”: knap gezien!
coach-moment-unlucky = “{ $move }” was de goede keuze. Pech!
coach-moment-lucky = “{ $move }” was gewaagd, maar het pakte goed uit!
coach-moment-better = Beter: “{ $move }”.
