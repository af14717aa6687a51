# Imparare un gioco giocando: ciò che dice ogni lezione

learn-title = Impara { $game }
learn-link = Impara in { $steps } passi
learn-link-label = { $game }: impara in { $steps } passi
learn-first = Non ci hai mai giocato?
learn-steps = Passo { $step } di { $steps }
learn-back = Un passo indietro
learn-again = Ricomincia
learn-begin = Cominciamo
learn-go-on = Avanti
learn-show = Mostrami come
learn-watch = Guarda che cosa succede.
learn-what-now = E adesso?
learn-done = Ora sai giocare a { $game }!
learn-play = Gioca contro i bot
