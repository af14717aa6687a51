# La lezione di YAKI in italiano (docs/lessons.md)

lesson-opening = In YAKI vai dalla bandiera al trofeo, un gettone dopo l’altro. I 20 gettoni sono coperti nella sabbia: quattro colori, da 1 a 5, ognuno una volta sola. Ricorda quello che vedi.

lesson-start = Il tuo percorso è vuoto: può cominciare qualsiasi gettone. Tocca quello nell’angolo in alto a sinistra per girarlo.
lesson-start-other = Andrebbe bene ogni gettone. Per questa lezione prendi quello nell’angolo in alto a sinistra: lo ritroverai.
lesson-start-right = Il rosso 3 è sulla tua casella di partenza. Finché i gettoni vanno bene, ne giri un altro.

lesson-follow = La prossima casella è senza colore. Dopo il rosso 3 va bene un gettone rosso, o un 2, 3 o 4: lo mostrano le figure qui sotto. Girane uno delle due righe in alto.
lesson-follow-other = Anche quello potrebbe andare. Ma lascia le due righe in basso per dopo e prova più in alto.
lesson-follow-right = Il giallo 4 va bene: non è rosso, ma 4 è uno più di 3. Va bene anche lo stesso numero o uno in meno. Ma 5 e 1 non sono vicini.

lesson-miss = La prossima casella è rossa: serve un gettone rosso che vada bene dopo il giallo 4. Il rosso 3 l’hai già messo, e nessuno sa dove sono 4 e 5. Prova l’angolo in basso a destra.
lesson-miss-other = Forse è lì. Ma qui prova l’angolo in basso a destra, anche se va male.
lesson-miss-right = Il viola 1 non va bene: il tuo turno finisce. Torna coperto, e anche il rosso 3; resta solo il gettone più avanti. Ricorda le due posizioni, e ora guarda { $seat1 }.

lesson-remember = L’ultimo gettone non andava bene, così { $seat1 } ha dovuto rimettere a posto il rosso 5. Dopo il tuo 4 va bene. Ricordi dov’è? Giralo.
lesson-remember-other = Il rosso 5 non è lì: è il secondo gettone da sinistra nella riga in basso. Andrebbe bene anche il rosso 3, ma ti serve dopo.
lesson-remember-right = Il rosso 5 va bene ed è sulla casella rossa. Anche quello che girano gli altri ti aiuta.

lesson-own = Di nuovo una casella senza colore: un gettone rosso, un 4 o un 5. Il tuo rosso 3 è tornato al suo posto a fine turno. Riprendilo.
lesson-own-other = Forse, ma uno lo conosci di sicuro. Il tuo rosso 3 è dove hai cominciato: nell’angolo in alto a sinistra.
lesson-own-right = Un gettone che torna coperto è sempre al suo vecchio posto. Chi lo ricorda può usarlo di nuovo.

lesson-luck = Ora una casella verde. Il verde 4 ce l’ha { $seat1 }, e il verde 2 e 3 non li ha visti nessuno. Quando non sai niente, tenta con un gettone nuovo. Prova la terza riga.
lesson-luck-other = Quello no. Prendi un gettone che nessuno ha ancora girato: prova la terza riga.
lesson-luck-right = Il verde 2 va bene. Altrimenti il tuo turno sarebbe finito e sul percorso resterebbe solo il rosso 3.

lesson-trophy = Manca solo il trofeo. Lì va bene ogni colore: un gettone verde, o un 1, 2 o 3. Il viola 1 l’hai visto alla fine del tuo primo turno. Dov’è?
lesson-trophy-other = Non è lì. Il viola 1 è nell’angolo in basso a destra.
lesson-trophy-right = Il trofeo è tuo. Tutti i gettoni vengono mescolati, ogni percorso passa a chi siede a sinistra e comincia una nuova manche.

lesson-ending = In una partita il percorso ha dieci caselle, e vince chi arriva per primo a tre trofei. Guarda bene anche quando non tocca a te: ogni gettone aiuta chi lo ricorda.
