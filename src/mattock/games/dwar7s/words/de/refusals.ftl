# Warum etwas nicht geht: eine Botschaft für jeden Grund.
refusal-other_game = Das gehört zu einem anderen Spiel.
refusal-game_over = Das Spiel ist vorbei.
refusal-not_now = Jetzt ist etwas anderes gefragt: { $asked }.
refusal-no_action_left = { $allowed ->
        [0] Keine Aktion ist übrig.
       *[other] Keine Aktion ist übrig: Du hattest { $allowed }.
    }
refusal-card_not_in_hand = Du hast { $card_plain } nicht mehr auf der Hand.
refusal-space_taken = { $side_capital } { $card_des } liegt schon eine Karte.
refusal-other_name = Dieses Feld heißt: { $known_side } { $known_by_des }.
refusal-card_not_in_play = { $target_capital } liegt nicht offen auf dem Tisch.
refusal-other_symbol = { $symbol ->
        [none] { $target_capital } hat ein anderes Symbol: Nur gleiche Symbole werden gestapelt.
       *[other] { $target_capital } hat { $target_symbol }, deine Karte { $symbol }: Nur gleiche Symbole werden gestapelt.
    }
refusal-never_covered = Auf eine Burg oder ein Monster wird nie etwas gelegt.
refusal-dwarfs_on_card = { $crowd ->
        [none] Auf { $target_dem } stehen Zwerge.
       *[other] Auf { $target_dem } stehen Zwerge: { $crowd }.
    }
refusal-pile_empty = Dein Vorrat ist leer: Alle deine Zwerge sind auf dem Tisch.
refusal-no_free_slot = { $slots ->
        [0] Auf { $target_dem } ist kein Zwergenplatz frei.
        [one] Der einzige Zwergenplatz auf { $target_dem } ist besetzt.
       *[other] Alle { $slots } Zwergenplätze auf { $target_dem } sind besetzt.
    }
refusal-no_dwarf_there = { $verb ->
        [ambush] Auf { $card_dem } steht kein Zwerg.
        [swap] { $colour } hat keinen Zwerg auf { $card_dem }.
        [scare] { $colour } hat keinen Zwerg auf { $card_dem }.
       *[other] Du hast keinen Zwerg auf { $card_dem }.
    }
refusal-no_card_there = { $side_capital } { $card_des } liegt keine Karte.
refusal-border_closed = { $target ->
        [none] Die Grenze { $side } { $card_des } ist durch eine Mauer geschlossen.
       *[other] Zwischen { $card_dem } und { $target_dem } steht eine Mauer.
    }
refusal-not_ready = { $lacking ->
        [none] Auf { $target_dem } stehen nicht genug deiner Zwerge.
        [0] { $target_capital } war in diesem Zug schon an der Reihe.
        [one] { $target_capital } braucht noch einen deiner Zwerge.
       *[other] { $target_capital } braucht noch { $lacking } deiner Zwerge.
    }
refusal-not_on_offer = Jetzt nicht im Angebot: { $goal_plain }.
refusal-too_few_gems = Der Preis für { $goal }: { $cost }. Dir fehlt noch: { $lacks }.
refusal-no_stack = Unter { $target_dem } liegt nichts.
refusal-monster_on_top = Unter einem Monster wird nicht gegraben: Erst musst du { $target_den } besiegen.
refusal-already_revealed = Dein geheimes Ziel ist schon aufgedeckt.
refusal-goal_not_fulfilled = { $secret_asks ->
        [none] Dein geheimes Ziel ist noch nicht erfüllt.
       *[other] Noch nicht, denn { $secret } verlangt { $secret_asks }. Bisher: { $secret_got }.
    }
refusal-ogre_not_held = Du hast { $ogre_den } nicht.
refusal-no_effect = { $verb ->
        [send] Auf keiner anderen Karte als { $card_dem } steht ein gegnerischer Zwerg.
        [scare] Der Zwerg von { $colour } auf { $card_dem } kann nirgendwohin laufen.
       *[play] Das hätte keine Wirkung: { $ogre_idle }.
    }
refusal-same_card = { $verb ->
        [flee] Der Zwerg muss auf eine andere Karte laufen.
       *[other] Beide Zwerge stehen auf { $card_dem }: Das ändert nichts.
    }
refusal-own_dwarf = Das ist dein eigener Zwerg; es muss ein gegnerischer sein.
refusal-out_of_reach = { $target_capital } ist außer Reichweite: höchstens zwei Karten weit, über offene Grenzen, mit einem freien Zwergenplatz auf jeder.
refusal-own_seat = Du kannst dich nicht selbst bestehlen.
refusal-no_such_player = Hier spielt niemand mit { $colour_adjective }en Zwergen.
refusal-nothing_to_take = { $gem ->
        [none] { $colour } hat keine Ogerkarten.
       *[other] { $colour } hat { $gem_no }.
    }
refusal-nothing_to_discard = Du hast { $card_no }.
refusal-table_empty = Der Tisch ist leer: Zuerst muss eine Königreichskarte gelegt werden.
refusal-order_in_force = So lautet deine Daueranweisung schon.

# Was in einen anderen Teil des Zuges gehört
refusal-only_in_actions = { $verb ->
        [lay] Königreichskarten werden in der Phase Aktionen ausgelegt, und die ist in diesem Zug vorbei.
        [stop] Die Phase Aktionen ist schon vorbei.
       *[other] Zwerge werden in der Phase Aktionen gesetzt und bewegt, und die ist in diesem Zug vorbei.
    }
refusal-ogres_wait = Ogerkarten werden in der Phase Aktionen gespielt: Diese wartet bis zu deinem nächsten Zug.
refusal-kingdom_kept = Königreichskarten werden nie abgelegt: Wähle einen Edelstein oder eine Ogerkarte.
refusal-only_at_store = { $has_gems ->
        [yes] { $dwarfs } Zwerge auf einem Gemischtwarenladen kaufen ein Ziel. Für { $goal } hast du alle Edelsteine.
       *[no] { $dwarfs } Zwerge auf einem Gemischtwarenladen kaufen ein Ziel. Für { $goal } fehlt dir: { $lacks }.
    }
refusal-only_at_castle = { $dwarfs } Zwerge auf einer Burg graben.
refusal-after_actions = Aufgaben werden nach den Aktionen ausgewertet: Beende zuerst deine Aktionen.
refusal-only_above_limit = Karten werden am Ende des Zuges abgelegt, und nur über neun. Du hast { $held }.
