# The notes of a guided tour; what they teach is among the words of each game.
tour-title = Guided tour
tour-chapters = Chapters
tour-count = { $at } of { $all }
tour-leave = Leave the tour
tour-back = Back
tour-repeat = Start this step again
tour-next = Next
tour-go-on = Play on from here
tour-later = A little later.
tour-astray = Not this one yet: here the tour needs what is lit. When it is over, you play as you like.
