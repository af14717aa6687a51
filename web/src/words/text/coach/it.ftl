# L’allenatore: fortuna e abilità di una partita finita, e che cosa si poteva fare meglio.

coach-title = L’allenatore
coach-title-of = L’allenatore: { $game }
coach-open = L’allenatore: fortuna e abilità
coach-open-label = L’allenatore: { $game }, tavolo { $code }
coach-begins = L’allenatore guarda la partita.
coach-looking = Guarda la partita: passo { $done } di { $total }.
coach-progress = A che punto è l’allenatore
coach-patience = Ci mette circa un minuto; forse altri sono prima di te. Puoi andare via e tornare più tardi.

# Fortuna e abilità
coach-balance = Fortuna e abilità
coach-terms = Tutti cominciano con la stessa parte della vittoria. La fortuna è quello che carte, dadi e sorte hanno dato o tolto; l’abilità è quello che le decisioni di tutti al tavolo hanno dato o tolto, comprese le scommesse riuscite e quelle mancate. Insieme fanno il risultato, come lo giudicano i bot.
coach-wins = { $name } vince.
coach-shares = { $name } vince insieme ad altri.
coach-loses = { $name } non vince.
coach-luck = Fortuna
coach-skill = Abilità
coach-sum = Fortuna { $luck }, abilità { $skill }, { $error } su 100 in più o in meno.

# Il grafico
coach-chart = Le probabilità lungo la partita
coach-axis = Vittorie su 100
coach-cursor = Momento della partita
coach-moment = { $number } di { $count }:
coach-chance-of = { $name } vince { $chance } volte su 100.
coach-from = Inizio
coach-to = Fine
coach-back = All’errore precedente
coach-on = All’errore successivo
coach-see = Rivedi il momento
coach-table = Le probabilità in tabella
coach-what = Che cosa succede

# Decisioni
coach-decisions = Che cosa si poteva fare meglio
coach-whose = Le decisioni di chi?
coach-everyone = Di tutti
coach-count =
    { $count ->
        [one] Una decisione era chiaramente peggiore di un’altra scelta.
       *[other] { $count } decisioni erano chiaramente peggiori di un’altra scelta.
    }
coach-none = Nessuna decisione era chiaramente peggiore di un’altra scelta. Avete giocato bene tutti.
coach-none-of = Nessuna decisione di { $name } era chiaramente peggiore di un’altra scelta. Ben giocato.
coach-made = Fatto
coach-better = Meglio
grade-slip = Piccolo errore
grade-mistake = Errore
grade-blunder = Errore grave
