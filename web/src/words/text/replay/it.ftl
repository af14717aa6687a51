# Testi per rivedere una partita: la linea del tempo, le partite registrate, il caso verificato.

replay-title = Replay
replay-again = Rivedi la partita
replay-again-label = Rivedi { $game }, tavolo { $code }
replay-to-table = Al tavolo
replay-tools = Strumenti
replay-mute = Togli i suoni
replay-unmute = Rimetti i suoni
replay-only-look = Questa partita è finita. Puoi guardarla, ma non cambiare nulla.

# Linea del tempo
replay-controls = Riproduzione
replay-line = Linea del tempo
replay-start = La partita comincia.
replay-moment = { $number } di { $count }: { $text }
replay-play = Riproduci
replay-pause = Metti in pausa
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-speed = Velocità: { $times } volte
replay-times = { $times }×
replay-eyes = Con gli occhi di chi?
replay-public = Il pubblico
replay-all = Tutte le mani scoperte

# Partite registrate
replay-open-title = Rivedi una partita
replay-welcome = Apri una partita registrata e guardala mossa per mossa. La leggiamo soltanto, non conserviamo nulla.
replay-open = Apri una partita
replay-file = Partita registrata
replay-drop-here = Oppure trascina il file ovunque su questa pagina.
replay-drop = Lascia andare, e prepariamo la partita.
replay-too-large = Questo file è troppo grande per una partita registrata.

# Verificare i dadi
verify-open = Verifica il caso
verify-title = È stato davvero il caso?
verify-proves = Prima della partita il server ha sigillato un numero segreto. Da lì vengono ogni carta e ogni dado. Se tutto esce di nuovo uguale, nessuno ha toccato il caso.
verify-not = Non prova chi ha fatto le mosse, né che il sigillo qui sotto sia quello che hai visto all’inizio: confronta i due.
verify-now = Estraiamo tutto di nuovo …
verify-good =
    { $count ->
        [one] L’unica estrazione è come promesso.
       *[other] Tutte le { $count } estrazioni sono come promesso.
    }
verify-drawn = Anche chi comincia è uscito da lì.
verify-named = Chi comincia è stato scelto, non estratto a sorte.
verify-taken-back =
    { $count ->
        [one] Un’estrazione è stata annullata.
       *[other] { $count } estrazioni sono state annullate.
    }
verify-bad = Non è come promesso.
verify-none = Questa partita registrata non ha una prova. Ce l’ha solo una partita giocata fino alla fine a un tavolo.
verify-failed = Non siamo riusciti a verificare.
verify-seal = Il sigillo mostrato all’inizio:
