# Der Bericht über ein Experiment.
lab-report = Bericht: { $name }
lab-lead = Gespielt von mattock { $version } mit der Startzahl { $seed }. Striche und Zahlen in Klammern sind 95-%-Intervalle.
lab-summary = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $decisions } Entscheidungen.
lab-table = Die Zahlen
lab-players = { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
lab-players-head = Spieler
lab-bots = Stufe
lab-games = Partien
lab-won = gewonnen
lab-won-games = gewonnene Partien
lab-lost-games = verlorene Partien
lab-seat = Platz
lab-begins = Reihenfolge ab dem Startspieler
lab-reason = Wie es endete
lab-share-of-games = Anteil an allen Partien
lab-decisions = Entscheidungen
lab-win-rate = Wie oft sie gewinnen
lab-win-rate-note = Der Anteil gewonnener Partien mit seinem 95-%-Intervall.
lab-seats = Ist ein Platz besser als der andere?
lab-seats-note = Der Anteil jedes Platzes an den Siegen unter Bots einer Stufe; ein geteilter Sieg zählt anteilig. Die gestrichelte Linie ist ausgeglichen.
lab-first = Hilft es, zu beginnen?
lab-first-note = Dasselbe, vom Startspieler an gezählt.
lab-lost = Wie und wann sie verlieren
lab-lost-note = Verlorene Partien danach, wann sie verloren gingen.
lab-ended = Wie und wann Partien enden
lab-ended-note = Alle Partien danach, wann sie endeten.
lab-length = Wie lange eine Partie dauert
lab-length-note = Die dünne Linie umfasst neun von zehn Partien, die dicke die mittlere Hälfte; der Punkt ist der Median.
lab-curve = Im Lauf einer Partie: { $what }
lab-curve-note = Die Linie ist der Mittelwert, das Band umfasst acht von zehn Partien. Das Ende, das wenige Partien erreichen, fehlt.
lab-decisions-per-turn = Im Lauf einer Partie: Entscheidungen
lab-use-offered = genutzt, wenn angeboten
lab-use-game = je Partie genutzt
lab-worth = Prozentpunkte mehr gewonnen damit
lab-use-note = Links: wie oft es genutzt wurde, gemessen daran, wie oft es angeboten war. Rechts: wie viel öfter gewann, wer es nutzte, als wer es konnte und nicht tat. Das zeigt, was zusammengeht, nicht, was die Ursache ist.
lab-use-often-note = Links: wie oft es in einer Partie genutzt wurde. Rechts: wie viel öfter gewann, wer es nutzte oder, wo es alle tun, öfter als üblich. Das zeigt, was zusammengeht, nicht, was die Ursache ist.
lab-questions = Was die Spieler gefragt werden
lab-questions-note = Wie oft jede Frage, mit ihrem Namen in den Daten, in einer Partie gestellt wird und wie viele Antworten es im Mittel gibt.
lab-asked = Mal in einer Partie
lab-choices = Möglichkeiten
