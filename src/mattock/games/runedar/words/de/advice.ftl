# Rat für die Festung: was eine Aktion allen einbringt und warum. Ein Grund steht hinter „denn es“.
advice-line = { $action }: { $chance } % Aussicht zu entkommen, denn es { $reason }.
advice-plan = { $action }, dann „{ $then }“
advice-part-victory = kann sofort hinausführen
advice-part-survival = kann das Ende abwenden
advice-part-no_less = steht keiner anderen Wahl deutlich nach
advice-part-only = bleibt nichts anderes zu tun
advice-part-gold = { $way ->
        [guard] hält das Gold in der Schatzkammer
        [spare] kostet weniger Gold
       *[gain] rettet Gold
    }
advice-part-orcs = { $way ->
        [guard] hält die Orks zurück
        [spare] lässt weniger Orks herankommen
       *[gain] lichtet die Reihen der Orks
    }
advice-part-engines = { $way ->
        [guard] hält Katapult und Belagerungsturm fern
        [spare] lässt Katapult und Belagerungsturm weniger Raum
       *[gain] nimmt Katapult und Belagerungsturm die Wucht
    }
advice-part-trolls = { $way ->
        [guard] hält die Trolle in Schach
        [spare] lässt den Trollen weniger Raum
       *[gain] fügt den Trollen Schaden zu
    }
advice-part-tunnel = { $way ->
        [guard] hält den Weg zum Geröll frei
        [spare] lässt den Weg zum Geröll weniger blockiert
       *[gain] treibt den Tunnel voran
    }
advice-part-goblins = { $way ->
        [guard] lässt die Kobolde nicht in den Weg kommen
        [spare] lässt die Kobolde weniger im Weg sein
       *[gain] bringt den Sieg über die Kobolde näher
    }
advice-part-deck = { $way ->
        [guard] hält gute Karten in den Stapeln
        [spare] nimmt den Stapeln weniger
       *[gain] macht die Stapel besser
    }
advice-part-board = { $way ->
        [guard] bewahrt, was auf dem Aufwertungstableau liegt
        [spare] nimmt dem Aufwertungstableau weniger
       *[gain] bringt Aufwertungen näher
    }
advice-part-time = { $way ->
        [guard] verliert keine Zeit
        [spare] verliert weniger Zeit
       *[gain] gewinnt Zeit gegen die Belagerung
    }
advice-part-place = { $way ->
        [guard] lässt den Zwerg dort, wo es etwas zu tun gibt
        [spare] bringt den Zwerg weniger weit von der Arbeit weg
       *[gain] bringt den Zwerg dorthin, wo es etwas zu tun gibt
    }
