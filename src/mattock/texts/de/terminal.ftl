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
