# Was man wählen kann, als Aufforderung: eine Botschaft für jedes Verb. `$now_…` sagt, was gerade gefragt ist.
action-stop = { $left ->
        [0] Weiter: Aufgaben auswerten
        [one] Höre hier auf: { $left } Aktion bleibt ungenutzt
       *[other] Höre hier auf: { $left } Aktionen bleiben ungenutzt
    }
action-reveal = { $secret ->
        [none] Decke dein geheimes Ziel auf
       *[other] Decke dein geheimes Ziel auf: { $secret }
    }
action-end_turn = Beende den Zug
action-lay = Lege { $card_plain } aus
action-turn = { $walls ->
        [none] { $turn ->
            [0] Lass sie, wie sie ist
            [1] Eine Vierteldrehung im Uhrzeigersinn
            [2] Eine halbe Drehung
           *[3] Eine Vierteldrehung gegen den Uhrzeigersinn
        }
       *[other] Mauern: { $walls }
    }
action-place = { $needs ->
        [0] Setze einen Zwerg auf { $target_den }
       *[other] Setze einen Zwerg auf { $target_den } ({ $mine } von { $needs } dort)
    }
action-move = { $target ->
        [none] Bewege einen Zwerg { $card_vom } nach { $side_noun }
       *[other] { $needs ->
            [0] Bewege einen Zwerg { $card_vom } nach { $side_noun }: { $target }
           *[other] Bewege einen Zwerg { $card_vom } nach { $side_noun }: { $target } ({ $mine } von { $needs } dort)
        }
    }
action-play = Spiele { $ogre_den }: { $ogre_deed }
action-resolve = { $card_task }
action-buy = { $goal_points ->
        [0] Kaufe { $goal }
        [one] Kaufe { $goal } für { $goal_price } ({ $goal_points } Punkt)
       *[other] Kaufe { $goal } für { $goal_price } ({ $goal_points } Punkte)
    }
action-decline = { $now_kind ->
        [trade] Kaufe nichts
       *[other] Lass alle Stapel, wie sie sind
    }
action-dig = { $emerging ->
        [none] Grabe unter { $target_dem }
       *[other] Grabe unter { $target_dem }, dann kommt { $emerging } nach oben
    }
action-discard = Lege { $card_one } ab
action-beside = { $where_capital }
action-cover = Oben auf { $on_den }
action-ambush = { $crowd ->
        [none] Hinterhalt für alle auf { $card_dem }
       *[other] Hinterhalt für alle auf { $card_dem }: { $crowd }
    }
action-send = Dein Zwerg auf { $card_dem }
action-swap = Ein Zwerg von { $colour } auf { $card_dem }
action-scare = Ein Zwerg von { $colour } auf { $card_dem }
action-flee = Auf { $target_den }
action-steal = Stiehl { $gem_one } von { $colour }
action-rob = { $spoils ->
        [0] Stiehl die Ogerkarten von { $colour }
        [one] Stiehl die Ogerkarte von { $colour }
        [2] Stiehl beide Ogerkarten von { $colour }
       *[other] Stiehl alle { $spoils } Ogerkarten von { $colour }
    }
action-order = { $order ->
        [keep] Behalte dein geheimes Ziel in Zügen anderer, auch wenn es erfüllt ist
       *[reveal] Decke dein geheimes Ziel in Zügen anderer sofort auf, sobald es erfüllt ist
    }
