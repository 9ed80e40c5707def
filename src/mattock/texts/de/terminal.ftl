# Der Tisch im Terminal: was er fragt, erklärt und antwortet, gleich in welchem Spiel.
terminal-choose = Nummer, oder ? für Hilfe
terminal-only = Eingabetaste, oder ? für Hilfe
terminal-pass = Gebt die Tastatur an { $seat } weiter; dann weiter mit der Eingabetaste.
terminal-before = Was bisher geschah:
terminal-unclear = Nicht verstanden: { $given }. Tippe eine Nummer von 1 bis { $last }, oder ? für Hilfe.
terminal-stopped = Das Spiel wird hier abgebrochen.
terminal-odds = Chancen: { $chances }.
terminal-odds-hits = { $hits } oder mehr { $percent } %
terminal-why-none = Nichts von dem, was jetzt gefragt ist, ist verwehrt.
terminal-why-line = { $action } — { $reason } ({ $rule })
terminal-why-more = { $action } (und { $count } weitere) — { $reason } ({ $rule })
terminal-why-unknown = Diese Zeile gibt es nicht: w zeigt, was jetzt nicht geht.
terminal-rule-unknown = Es gibt keinen Absatz { $rule }. Absätze sehen so aus: { $example }.
terminal-rule = { $rule } { $text }
terminal-help =
    Tippe die Nummer einer Möglichkeit und drücke die Eingabetaste. Gibt es nur
    eine, genügt die Eingabetaste allein.
    p        das Bild noch einmal
    c        alle Möglichkeiten in Worten
    h        was am besten aussieht; noch einmal gefragt, wird länger nachgedacht
    w        was jetzt nicht geht, und warum; w 2 zeigt die Regel hinter Zeile 2
    r { $rule }   dieser Absatz der Regeln
    l        die Geschichte bis hierher
    ?        diese Hilfe
    q        aufhören; es wird nicht nachgefragt
terminal-help-runedar =
    Im Bild steht » vor dem Zwerg, der am Zug ist; Rahmen, die sich berühren, sind
    einen Schritt voneinander entfernt.
    Auf der Hand steht * hinter dem, was eine Karte gerade jetzt könnte; bewegen
    kann jede.
    (2) ist ein offener Kreis, der zwei Treffer braucht, x ein verdeckter.
terminal-help-dwar7s =
    Im Bild ist eine dicke Linie eine Mauer und eine Lücke eine offene Grenze.
    Karten, die durch Lücken verbunden sind, bilden ein Gebiet und tragen denselben
    kleinen Buchstaben.
    Ein Buchstabe auf einem Zwergenplatz ist ein Zwerg dieser Farbe (Ü Grün,
    E Gelb), · ein freier; „ab 2“ sagt, wie viele Zwerge die Aufgabe braucht; ≡2
    ist ein Stapel aus zweien.
    Mit einem Drachen im Gebiet steht eine Mine still, mit einem Frostriesen
    vereist eine Burg; mit einem Monster gräbt sie nicht. Auf kleinen Karten heißt
    das z, * und x, und /2 der Bedarf.
    Eine Zahl auf Bernstein ist die Möglichkeit, die dort gewählt wird.
    o ändert die Daueranweisung bei deinem geheimen Ziel: In Zügen anderer wird es
    sofort aufgedeckt, wenn es erfüllt ist, oder behalten, bis du es selbst
    aufdeckst. Niemand erfährt davon.
