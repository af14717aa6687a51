# La lezione di YAKI in italiano (docs/lessons.md)

lesson-opening = Vai dalla bandiera al trofeo, un gettone dopo l’altro! I 20 gettoni sono coperti nella sabbia: quattro colori, da 1 a 5, uno per tipo. Tutti vedono quello che si gira: ricordalo!

lesson-start = Il tuo percorso è vuoto: può cominciare qualsiasi gettone. Tocca quello nell’angolo in alto a sinistra per girarlo.
lesson-start-other = Andrebbe bene qualsiasi gettone. Ma per questa lezione prendi quello nell’angolo in alto a sinistra: lo ritroverai.
lesson-start-right = Il 3 rosso va sulla tua casella di partenza. Finché i tuoi gettoni vanno bene, ne giri un altro.

lesson-follow = La prossima casella è senza colore. Dopo il 3 rosso va bene un gettone rosso, o un 2, 3 o 4: guarda le figure in basso. Girane uno delle due righe in alto.
lesson-follow-other = Anche quello potrebbe andare bene. Ma lascia le due righe in basso per dopo e prova più in alto.
lesson-follow-right = Il 4 giallo va bene! Non è rosso, ma 4 è uno più di 3. Va bene anche lo stesso numero, o uno in meno. Ma 5 e 1 non sono vicini.

lesson-miss = La tua prossima casella è rossa: serve un gettone rosso che vada bene dopo il 4 giallo. Il 3 l’hai già messo, e nessuno sa dove sono il 4 e il 5. Prova l’angolo in basso a destra.
lesson-miss-other = Forse è lì. Ma qui prova l’angolo in basso a destra, anche se va male.
lesson-miss-right = Oh no, l’1 viola non va bene! Il tuo turno finisce. Torna coperto, e anche il 3 rosso: resta solo il gettone più avanti. Ricorda le due posizioni, e ora guarda { $seat1 }.

lesson-remember = Anche a { $seat1 } è andata male, così il 5 rosso è tornato al suo posto. È rosso, e 5 è uno più del tuo 4. Ricordi dov’è? Giralo!
lesson-remember-other = Il 5 rosso non è lì: è il secondo gettone da sinistra nella riga in basso. Andrebbe bene anche il 3 rosso, ma ti serve dopo.
lesson-remember-right = Che memoria! Il 5 rosso va sulla casella rossa. Anche quello che girano gli altri ti aiuta.

lesson-own = Di nuovo una casella senza colore: va bene un gettone rosso, un 4 o un 5. Il tuo 3 rosso è tornato al suo posto alla fine del turno. Riprendilo!
lesson-own-other = Forse, ma uno lo conosci di sicuro: il tuo 3 rosso è dove hai cominciato, nell’angolo in alto a sinistra.
lesson-own-right = Un gettone che torna coperto va sempre al suo vecchio posto. Ricordalo, e potrai usarlo di nuovo!

lesson-luck = Ora una casella verde. Il 4 verde ce l’ha { $seat1 }, e il 2 e il 3 verdi non li ha visti nessuno. Allora tenta la fortuna: prendi un gettone nuovo dalla terza riga.
lesson-luck-other = Quello no. Prendi un gettone che nessuno ha ancora girato: prova la terza riga.
lesson-luck-right = Che fortuna, il 2 verde va bene! Altrimenti il tuo turno sarebbe finito e sul percorso resterebbe solo il 3 rosso.

lesson-trophy = Manca solo il trofeo! Lì va bene ogni colore: un gettone verde, o un 1, 2 o 3. L’1 viola l’hai visto alla fine del tuo primo turno. Dov’è?
lesson-trophy-other = Non è lì. L’1 viola è nell’angolo in basso a destra.
lesson-trophy-right = Il trofeo è tuo! Si mescolano i gettoni, ognuno passa la sua plancia a sinistra e comincia la prossima manche.

lesson-ending = In una partita il percorso ha dieci caselle, e con tre trofei vinci. Guarda bene anche quando non tocca a te: ogni gettone che ricordi ti aiuta!
