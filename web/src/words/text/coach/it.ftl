# L’allenatore: fortuna e abilità di una partita finita, e che cosa si poteva fare meglio.

coach-title = L’allenatore
coach-title-of = L’allenatore: { $game }
coach-open = Chiedi all’allenatore
coach-open-label = L’allenatore: { $game }, tavolo { $code }
coach-begins = L’allenatore guarda la partita.
coach-looking = L’allenatore guarda la partita: passo { $done } di { $total }.
coach-progress = A che punto è l’allenatore
coach-patience = Ci vuole circa un minuto, e forse altri sono prima di te. Puoi andare via e tornare più tardi.

# Fortuna e abilità
coach-balance = Fortuna e abilità
coach-terms = Tutti partono con la stessa fetta di vittoria. La fortuna è ciò che carte, dadi e tutto quello che non potevi sapere hanno dato o tolto. Il resto è quello che si è deciso al tavolo, tu e gli altri. La precisione è 100 se ogni decisione era la migliore, e 0 se mosse tirate a sorte sarebbero andate altrettanto bene.
coach-wins = { $name } vince.
coach-shares = { $name } divide la vittoria.
coach-loses = { $name } non vince.
coach-luck = Fortuna
coach-decided = Decisioni
coach-accuracy = Precisione:
coach-sum = Fortuna { $luck }, decisioni { $decided }, con un margine di { $error } su 100.

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
coach-none = Nessun grosso errore. Bella partita a tutti!
coach-none-of = { $name } non ha fatto grossi errori. Bella partita!
coach-all = Tutte le sviste e gli errori
coach-made = Fatto
coach-better = Meglio
grade-slip = Piccolo errore
grade-mistake = Errore
grade-blunder = Errore grave

# Moments that mattered
coach-mattered = I momenti che hanno contato
coach-mattered-whose = I momenti di chi?
coach-mattered-none = Nessun grande momento stavolta: ben giocato, con la calma di uno yak!
coach-odds = Le probabilità
coach-moment-slip = «{ $move }»: una piccola svista.
coach-moment-mistake = «{ $move }»: un errore.
coach-moment-blunder = «{ $move }» è costata cara.
coach-moment-find = «{ $move }»: gran bella mossa!
coach-moment-unlucky = «{ $move }»: era la scelta giusta. Che sfortuna!
coach-moment-lucky = «{ $move }»: era rischioso, ma è andata bene!
coach-moment-better = Meglio: «{ $move }».
