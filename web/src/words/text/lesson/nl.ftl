# Een spel al spelend leren: wat elke les zegt

learn-title = Leer { $game }
learn-link = Leer het in { $steps } stappen
learn-link-label = { $game }: leer het in { $steps } stappen
learn-first = Nog nooit gespeeld?
learn-steps = Stap { $step } van { $steps }
learn-back = Een stap terug
learn-again = Opnieuw beginnen
learn-begin = Aan de slag
learn-go-on = Verder
learn-show = Laat zien
learn-watch = Kijk wat er nu gebeurt.
learn-what-now = En nu?
learn-done = Nu ken je { $game }!
learn-play = Speel tegen bots
