# Dopo la partita: il punteggio di una serata, le statistiche di questo dispositivo, l’app

end-series = Punteggio dopo { $count } partite
end-series-wins =
    { $count ->
        [one] { $name }: { $count } vittoria
       *[other] { $name }: { $count } vittorie
    }

stats-title = Statistiche
stats-say = Che cosa è stato giocato fino alla fine su questo dispositivo. Resta in questo browser e nessun altro lo vede.
stats-games = Partite
stats-wins = Vinte
stats-favourite = Il più giocato
stats-people = Chi gioca qui
stats-by-game = Gioco per gioco
stats-count =
    { $games ->
        [one] { $games } partita, vittorie: { $wins }
       *[other] { $games } partite, vittorie: { $wins }
    }
stats-feat = Che cosa
stats-best = In una partita
stats-sum = In tutto
stats-recent = Ultime partite
stats-won = { $name } vince
stats-drawn = { $name }: pareggio
stats-placed = { $name }: posto { $rank } di { $players }
stats-empty-title = Ancora nessuna partita
stats-empty = Gioca una partita fino alla fine e qui troverai com’è andata.
stats-forget = Dimentica tutto
stats-forget-ask = Dimenticare tutte le statistiche?
stats-forget-say = Questo dispositivo non saprà più nulla delle partite giocate qui. Non si può annullare.
stats-forget-sure = Dimentica
stats-forget-keep = Conserva

install = Installa Yurt
install-help = Yurt avrà su questo dispositivo un’icona e una finestra proprie.
