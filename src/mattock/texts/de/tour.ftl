# Die Zettel einer Führung; was sie lehren, steht bei den Texten jedes Spiels.
tour-title = Führung
tour-chapters = Kapitel
tour-count = { $at } von { $all }
tour-leave = Die Führung verlassen
tour-back = Zurück
tour-repeat = Diesen Schritt wiederholen
tour-next = Weiter
tour-go-on = Von hier aus weiterspielen
tour-later = Etwas später.
tour-astray = Das noch nicht: Hier braucht die Führung, was leuchtet. Danach spielst du, wie du willst.
