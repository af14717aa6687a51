# La lezione di YAKI in italiano (docs/lessons.md)

lesson-opening = In YAKI vai dalla bandiera al trofeo, un gettone dopo l’altro. I 20 gettoni sono coperti nella sabbia: ricorda quello che vedi. Questo percorso è corto; di solito ha dieci caselle.

lesson-start = Il tuo percorso è vuoto: può cominciare qualsiasi gettone. Tocca quello nell’angolo in alto a sinistra per girarlo.
lesson-start-other = Andrebbe bene ogni gettone. Per questa lezione prendi quello nell’angolo in alto a sinistra: lo ritroverai.
lesson-start-right = Il rosso 3 è sulla tua casella di partenza. Finché i gettoni vanno bene, ne giri un altro.

lesson-follow = La prossima casella è senza colore. Dopo il rosso 3 va bene un gettone rosso, o un 2, 3 o 4: lo mostrano le figure qui sotto. Girane uno delle due righe in alto.
lesson-follow-other = Anche quello potrebbe andare. Ma lascia le due righe in basso per dopo e prova più in alto.
lesson-follow-right = Il giallo 4 va bene: non è rosso, ma 4 è uno più di 3. Solo 5 e 1 non sono vicini.

lesson-miss = La prossima casella è rossa: serve un gettone rosso che vada bene dopo il giallo 4. Nessuno sa dove sono il rosso 4 e il rosso 5. Tenta la fortuna nell’angolo in basso a destra.
lesson-miss-other = Forse è lì. Ma qui prova l’angolo in basso a destra, anche se va male.
lesson-miss-right = Il viola 1 non va bene: torna coperto, e anche il tuo rosso 3. Resta solo il gettone più avanzato. Ricorda le due posizioni e guarda { $seat1 }.

lesson-remember = { $seat1 } aveva il rosso 5 e ha dovuto rimetterlo a posto. È rosso, e 5 è uno più del tuo 4. Ricordi dov’è? Giralo.
lesson-remember-other = Non è lì. { $seat1 } l’ha preso dalla riga in basso: è il secondo gettone da sinistra.
lesson-remember-right = Il rosso 5 va bene ed è sulla casella rossa. Anche quello che girano gli altri ti aiuta.

lesson-own = Di nuovo una casella senza colore: un gettone rosso, un 4 o un 5. Il tuo rosso 3 è tornato al suo posto a fine turno. Riprendilo.
lesson-own-other = Forse, ma uno lo conosci di sicuro. Il tuo rosso 3 è dove hai cominciato: nell’angolo in alto a sinistra.
lesson-own-right = Un gettone torna sempre al suo posto. Chi lo ricorda può usarlo di nuovo.

lesson-luck = Ora una casella verde: andrebbe bene il verde 2 o 3, e nessuno li ha visti. Quando non sai niente, tenta con un gettone nuovo. Prova la terza riga.
lesson-luck-other = Quello lo conosci già, oppure non è il momento. Prendine uno nuovo: la terza riga non l’ha ancora toccata nessuno.
lesson-luck-right = Il verde 2. Se non fosse andato bene, il tuo turno sarebbe finito e sul percorso resterebbe solo il rosso 3.

lesson-trophy = Manca solo il trofeo. Lì va bene ogni colore: un gettone verde, o un 1, 2 o 3. Un 1 l’hai visto, alla fine del tuo primo turno. Dov’è?
lesson-trophy-other = Quasi. Il viola 1 era nell’angolo in basso a destra.
lesson-trophy-right = Il trofeo è tuo. Tutti i gettoni vengono mescolati, ogni plancia passa a chi siede a sinistra e comincia una nuova manche.

lesson-ending = Vince la partita chi arriva per primo a tre trofei. Guarda bene anche quando non tocca a te: ogni gettone aiuta chi lo ricorda.
