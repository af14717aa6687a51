# Dopo la partita: il punteggio di una serata, le statistiche di questo dispositivo, l’app

end-series = Punteggio dopo { $count } partite
end-series-wins =
    { $count ->
        [one] { $name }: { $count } vittoria
       *[other] { $name }: { $count } vittorie
    }

stats-title = Statistiche
stats-say = Le partite che hai finito su questo dispositivo. Restano in questo browser e nessun altro le vede.
stats-games = Partite
stats-wins = Vinte
stats-favourite = La più giocata
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
stats-forget-say = Questo dispositivo dimenticherà tutte le partite giocate qui. Non potrai annullarlo.
stats-forget-sure = Dimentica
stats-forget-keep = Tienile

install = Installa Yurt
install-help = Yurt avrà un’icona e una finestra tutte sue su questo dispositivo.
