# Was geschehen ist, als Sätze einer Geschichte: eine Botschaft für jedes Ereignis.

# Aufbau und Züge
event-first_chosen = { $seat } beginnt.
event-secret_dealt = { $secret ->
        [none] { $seat } bekam ein geheimes Ziel.
       *[other] { $secret_asks ->
            [none] { $seat } bekam ein geheimes Ziel: { $secret }.
           *[other] { $seat } bekam ein geheimes Ziel: { $secret } ({ $secret_asks }).
        }
    }
event-goal_offered = { $goal_points ->
        [0] Im Angebot: { $goal_plain }
        [one] Im Angebot: { $goal_plain } für { $goal_price }, { $goal_points } Punkt wert
       *[other] Im Angebot: { $goal_plain } für { $goal_price }, { $goal_points } Punkte wert
    }; Ziele im Stapel: { $left }.
event-turn_began = Runde { $round }: { $seat }
event-actions_ended = { $used ->
        [0] { $seat } nutzte keine Aktion.
        [one] { $seat } nutzte eine Aktion.
       *[other] { $seat } nutzte { $used } Aktionen.
    }
event-turn_ended = { $seat } beendete den Zug.

# Karten und Zwerge
event-card_laid = { $covered ->
        [none] { $site_id ->
            [empty] { $seat } legte { $card_plain } auf den leeren Tisch.
            [none] { $seat } legte { $card_plain }.
           *[other] { $seat } legte { $card_plain } { $site }.
        }
       *[other] { $site_id ->
            [top] { $seat } legte { $card_plain } { $site }.
           *[other] { $seat } legte { $card_plain } obenauf; verdeckt ist nun { $covered }.
        }
    }
event-card_covered = { $card_capital } ist verdeckt.
event-dwarf_placed = { $count ->
        [none] { $seat } setzte einen Zwerg auf { $card_den }.
       *[other] { $seat } setzte { $count } Zwerge auf { $card_den }.
    }
event-dwarf_moved = { $seat } bewegte einen Zwerg { $start_vom } auf { $card_den }.
event-dwarfs_returned = { $count ->
        [one] Ein Zwerg von { $owner } kehrte { $card_vom } heim.
       *[other] { $count } Zwerge von { $owner } kehrten { $card_vom } heim.
    }

# Aufgaben
event-card_resolved = { $count ->
        [none] { $seat } hatte genug Zwerge auf { $card_dem }.
        [one] Ein Zwerg von { $seat } kehrte { $card_vom } heim.
       *[other] { $count } Zwerge von { $seat } kehrten { $card_vom } heim.
    }
event-task_failed = Daraus wurde nichts: { $why }.
event-gems_taken = { $seat } nahm { $amount }; { $gem_many } im Vorrat: { $left }.
event-ogres_shuffled = Der Ogerstapel war leer; neu gemischt: { $ogres }.
event-ogre_drawn = { $ogre ->
        [none] { $seat } zog eine Ogerkarte
       *[other] { $seat } zog eine Ogerkarte, { $ogre_den }
    }; Ogerkarten im Stapel: { $left }.
event-gems_paid = { $seat } zahlte { $amount }; { $gem_many } im Vorrat: { $left }.
event-goal_bought = { $paid ->
        [none] { $seat } kaufte { $goal }!
       *[other] { $seat } zahlte { $paid } und kaufte { $goal }!
    }
event-task_declined = { $seat } ließ es sein.
event-stack_dug = { $seat } grub: { $buried_capital } kam zuunterst in den Stapel, und { $card } kam nach oben.
event-monster_defeated = { $seat } besiegte { $card_den }!
event-card_uncovered = { $card_capital } ist wieder im Spiel.

# Geheime Ziele, Ogerkarten, Ablegen
event-secret_revealed = { $secret_asks ->
        [none] { $seat } deckte ein geheimes Ziel auf: { $secret }!
       *[other] { $seat } deckte ein geheimes Ziel auf: { $secret } ({ $secret_asks })!
    }
event-ogre_played = { $seat } spielte { $ogre_den }.
event-dwarfs_swapped = Der Zwerg von { $seat } auf { $start_dem } und der von { $owner } auf { $card_dem } wurden getauscht.
event-dwarf_fled = Ein Zwerg von { $owner } lief { $start_vom } auf { $card_den }.
event-gem_stolen = { $seat } stahl { $victim } { $gem_one }.
event-ogres_taken = { $ogres ->
        [none] { $count ->
            [one] { $seat } stahl die Ogerkarte von { $victim }.
            [2] { $seat } stahl beide Ogerkarten von { $victim }.
           *[other] { $seat } stahl alle { $count } Ogerkarten von { $victim }.
        }
       *[other] { $seat } stahl alle Ogerkarten von { $victim }: { $ogres }.
    }
event-ogres_lost = { $ogres ->
        [none] { $count ->
            [one] { $victim } verlor die Ogerkarte an { $seat }.
            [2] { $victim } verlor beide Ogerkarten an { $seat }.
           *[other] { $victim } verlor alle { $count } Ogerkarten an { $seat }.
        }
       *[other] { $victim } verlor alle Ogerkarten an { $seat }: { $ogres }.
    }
event-gem_discarded = { $seat } hatte zu viele Karten und gab { $gem_one } zurück.
event-ogre_discarded = { $seat } hatte zu viele Karten und legte { $ogre_one } ab.

# Das Ende
event-end_triggered = { $goals ->
        [one] { $seat } hat { $goals } Ziel erreicht: Das ist die letzte Runde.
       *[other] { $seat } hat { $goals } Ziele erreicht: Das ist die letzte Runde.
    }
event-game_ended = { $reason } Das Spiel endet nach Runde { $round }.
event-scored = { $score ->
        [one] { $seat }: { $score } Punkt
       *[other] { $seat }: { $score } Punkte
    }; { $kingdom ->
        [0] kein Königreich
        [one] ein Königreich aus { $kingdom } Karte
       *[other] ein Königreich aus { $kingdom } Karten
    }, { $dwarfs ->
        [one] { $dwarfs } Zwerg
       *[other] { $dwarfs } Zwerge
    } auf dem Tisch.
