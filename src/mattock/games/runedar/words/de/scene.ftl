# Was im Browser auf dem Tisch steht: Aufschriften, kurz genug, dass sie auf die Dinge passen.

# Die Namen auf dem Bild
scene-place-central_chamber = Schatzkammer
scene-place-carpenters = Schreinerei
scene-place-tannery = Gerberei
scene-place-foundry = Gießerei
scene-place-carpenters_wall = Wehrgang der Schreinerei
scene-place-tannery_wall = Wehrgang der Gerberei
scene-place-foundry_wall = Wehrgang der Gießerei
scene-place-carpenters_outside = Vor der Festungsmauer
scene-place-tannery_outside = Vor der Festungsmauer
scene-place-foundry_outside = Vor der Festungsmauer
scene-place-tunnel_courtyard = Tunneleingang
scene-place-tunnel_tower = Tunnel-Turm
scene-place-second_tower = Zweiter Turm
scene-place-third_tower = Dritter Turm

# Auf dem Telefon ist weniger Platz
scene-short-central_chamber = Kammer
scene-short-tunnel_courtyard = Eingang
scene-short-carpenters_outside = Vor der Mauer
scene-short-tannery_outside = Vor der Mauer
scene-short-foundry_outside = Vor der Mauer

# Die fünf Messer: Ist einer davon voll, ist alles verloren
scene-meter-orcs = Orks
scene-meter-trolls = Trolle
scene-meter-siege = Belagerung
scene-meter-stones = Katapult
scene-meter-gold = Gold
scene-meter-count = { $now } / { $full }
scene-meters = Fünf Wege zu verlieren
scene-meter-told-orcs = Orks im Spiel: { $now } von { $full }; sind alle da, ist das Spiel verloren.
scene-meter-told-trolls = Aufgedeckte Trollplättchen: { $now } von { $full }; mit dem letzten ist das Spiel verloren.
scene-meter-told-siege = Aufgedeckte Belagerungskarten: { $now } von { $full }; mit der letzten ist das Spiel verloren.
scene-meter-told-stones = Aufgedeckte Katapultkarten: { $now } von { $full }; mit der letzten ist das Spiel verloren.
scene-meter-told-gold = Gold übrig: { $now } von { $full }; ohne Gold ist das Spiel verloren.
scene-wave = { $wave ->
        [1] Die erste Welle
        [2] Die zweite Welle
        [3] Die dritte Welle
        [4] Die vierte Welle
       *[5] Die fünfte Welle
    }
scene-wave-at = { $wave } · { $difficulty }
scene-difficulty = Schwierigkeit: { $difficulty }.

# Die Spieler und was ihnen droht
scene-players = Zwerge
scene-your-turn = Du bist dran
scene-on-turn = Ist dran
scene-you = Du
scene-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
scene-engine-ready = { $engine }: wird aktiviert, wenn dieser Zwerg wieder am Zug ist
scene-engine-lying = { $engine }: noch auf die Seite gekippt
scene-engine-due = { $engine }: wird jetzt aktiviert

# Das Aufwertungstableau
scene-bench = Aufwertungs­tableau
scene-space-blocked = Blockiert
scene-space-struck = vom Katapult
scene-space-number = Kartenplatz { $space }:
scene-space-empty = Leerer Kartenplatz
scene-space-told = { $open ->
        [0] Kartenplatz { $space }: { $card } ({ $deeds }), fertiggestellt
       *[other] Kartenplatz { $space }: { $card } ({ $deeds }), noch nötig: { $needs }
    }
scene-take = Nehmen
scene-rescue = Retten
scene-ask-rescue = Das Katapult kann eine fertiggestellte Aufwertung zerstören. Rettest du sie?
scene-scrap = Entfernen
scene-deck-told = Stapel { $deck }: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

# Söldner, Belagerungskarte, Hand
scene-hires = Söldner
scene-paid-off = angeheuert
scene-hire-told = { $name }, { $cost } Gold: { $deed }
scene-hire-gone = { $name }: schon angeheuert
scene-hire-besides = { $name } ({ $cost } Gold)
scene-siege-card = Belagerungskarte
scene-siege-wave = Welle { $wave }
scene-siege-orcs = { $count ->
        [one] { $count } Ork kommt { $place_to }.
       *[other] { $count } Orks kommen { $place_to }.
    }
scene-siege-tower = Der Belagerungsturm kommt ins Spiel.
scene-siege-tower-activated = Der Belagerungsturm ist schon im Spiel: Er wird sofort aktiviert.
scene-siege-catapult = Das Katapult kommt ins Spiel.
scene-siege-catapult-activated = Das Katapult ist schon im Spiel: Es wird sofort aktiviert.
scene-siege-arrow = Die Orks rücken vor.
scene-hand = Deine Hand
scene-hand-of = Hand: { $seat }
scene-orc-first = Kommt zuerst
scene-symbol-move = Bewegen { $value }
scene-symbol-magic = Bewegen an jeden Ort
scene-dice = Würfel
scene-dice-hits = { $hits } Treffer
scene-dice-crossbows = { $hits ->
        [one] { $hits } Armbrust
       *[other] { $hits } Armbrüste
    }
scene-dice-sure = +{ $hits } automatische Treffer
scene-dice-left = noch { $left } zu verteilen

# Aussichten vor einem Wurf
scene-odds = Aussichten zu besiegen
scene-odds-dice = { $dice ->
        [0] Ohne Würfel
       *[other] { $dice } Würfel
    }
scene-odds-orcs = { $count ->
        [one] { $count } Ork
       *[other] { $count } Orks
    }
scene-odds-troll = Troll
scene-odds-circle = Noch ein Kreis
scene-odds-goblin = Kobold
scene-odds-all = Alle
scene-percent = { $percent } %

# Der Zug
scene-phases = Der Zug
scene-phase-engines = Belagerungsgeräte
scene-phase-orcs = Ork-Karten
scene-phase-cards = Zwergenkarten
scene-phase-refill = Auffüllen
scene-phase-draw = Ziehen
scene-phase-done = { $phase }: erledigt
scene-phase-now = { $phase }: jetzt
scene-waiting = { $seat } ist dran
scene-watching = Die Belagerung nimmt ihren Lauf
scene-choose = Wähle, was du tust
scene-choose-more = Wähle, was die Karte „{ $card }“ tut
scene-choose-share = Wähle, wer getroffen wird
scene-choose-take = Wähle die Karte, die du entfernst
scene-choose-join = Wähle das Symbol für den Angriff
scene-choose-place = Wähle, wohin der Rohstoff kommt
scene-choose-move = Wähle, wohin du gehst
scene-choose-long = Wähle, worauf du zielst
scene-unused = { $count ->
        [one] { $count } Karte bleibt ungenutzt. Noch einmal drücken.
       *[other] { $count } Karten bleiben ungenutzt. Noch einmal drücken.
    }
scene-rest-short = Nichts
scene-all-played = Deine Karten sind alle gespielt.
scene-luck = Danach entscheidet das Glück
scene-then-end = dann endet dein Zug
scene-attack = { $roll }: { $whom }
scene-refill-hint = Entferne Karten zuerst: Nach dem ersten Auffüllen wird nichts mehr entfernt. Gelbe Aufwertungen sind billig, graue stärker, rote am stärksten und teuer.
scene-back = Zurück
scene-end-refill = Auffüllen, dann Zug beenden
scene-put = Lege { $count } Rohstoffe ab
scene-onto = { $count } → { $what }

# Blätter des kleinen Bildschirms, und das Protokoll
scene-sheet-bench = Tableau
scene-sheet-hire = Söldner
scene-sheet-log = Geschichte
scene-close = Schließen
scene-log = Geschichte
scene-key-undo = Zurücknehmen
scene-key-coach = Ratgeber
scene-key-why = Warum nicht?
# Long words on narrow cards may be divided here.
scene-breaks = Ausge|franste Bergmanns|hacke Häute|messer Kriegs|bogen Kriegs|hammer Kurz|schwert Lang|schwert Meister|werkzeug Repetier|armbrust Runen|armbrust Runen|bogen Runen|hacke Runen|hammer Runen|klinge Runen|laterne Runen|schaufel Schmiede|hammer Schub|karren Werkzeug|gürtel Werkzeug|kiste

# Was die Dinge auf dem Tisch sind, für alle, die fragen
scene-need-boot = Wähle eine Karte mit einem Stiefel, dann kannst du dorthin gehen.
scene-need-sword = Wähle eine Karte mit Schwertern, Axt oder Armbrust; dann zeige auf den, den du angreifst.
scene-said-no-attack = Diese Karte zeigt keinen Angriff.
scene-said-too-far = Im Nahkampf greifst du nur an, wo dein Zwerg steht. Gehe erst dorthin, oder wähle eine Karte mit Armbrust und stehe auf einem Turm.
scene-said-goblin-resources = Dieser Kobold wird nicht angegriffen: Er geht für Rohstoffe. Arbeite für ihn in einer Werkstatt.
scene-said-goblin-rubble = Dieser Kobold wird nicht angegriffen: Er geht, wenn sein Geröll weggegraben ist.
scene-said-where = Das geht jetzt: Wähle, wo.
scene-said-in-use = Diese Karte ist gerade dran: Wähle, wofür.
scene-said-tunnel = Der Tunnel ist der Weg hinaus: { $open } von { $all } Abschnitten sind freigelegt. Wer gräbt, legt den nächsten frei, und dahinter warten Kobolde.
scene-said-seat = { $seat }: { $standing }. Wen Belagerungsturm oder Katapult bedrohen, sieht man am Zeichen neben dem Namen.
scene-said-undo = Nimmt zurück, was du getan hast. War Glück im Spiel, werden die anderen gefragt; spielst du allein, steht es in der Chronik.

# Für alle, die zuhören statt hinzusehen
scene-tree = Die Festung
scene-marks = In und vor der Festung
scene-field-carpenters_outside = Feld vor der Festungsmauer der Schreinerei
scene-field-tannery_outside = Feld vor der Festungsmauer der Gerberei
scene-field-foundry_outside = Feld vor der Festungsmauer der Gießerei
scene-tree-nobody = niemand
scene-tree-orcs = { $count ->
        [one] { $count } Ork
       *[other] { $count } Orks
    }
scene-tree-rubble = { $count } Geröll
scene-tree-gold = { $count } Gold
scene-tree-goblin-named = Kobold der Stufe { $level }, dem noch fehlt: { $needs }
scene-tree-goblin-any = Kobold der Stufe { $level }, dem noch { $count } Rohstoffe fehlen
scene-tree-goblin-rubble = Kobold der Stufe { $level } hinter { $count } Geröll
scene-tree-goblin-hits = Kobold der Stufe { $level } mit einem { $count }er-Kreis
scene-tree-troll = Troll mit offenen Kreisen { $circles }
scene-tree-place = { $place }: { $there }
scene-tree-tunnel = Tunnel: { $open } von { $all } Abschnitten freigelegt

# Das Ende
scene-victory = Sieg
scene-defeat = Niederlage
scene-victory-line = Kalte Luft, und dann die Sonne. Der Berg schließt sich über einer leeren Festung.
scene-defeat-line = Die Halle ist gestürmt. Fremde Fackeln gehen von Tür zu Tür.
scene-victory-why = { $cards ->
        [one] { $cards } Belagerungskarte und { $gold } Gold blieben bis zur Niederlage.
       *[other] { $cards } Belagerungskarten und { $gold } Gold blieben bis zur Niederlage.
    }
scene-defeat-why = { $open } von { $all } Tunnelabschnitten waren freigelegt, { $goblins ->
        [one] { $goblins } Kobold war besiegt
       *[other] { $goblins } Kobolde waren besiegt
    }.
scene-chronicle = Die Chronik von Runedar
scene-number-difficulty = Schwierigkeit
scene-number-turns = Züge
scene-number-gold = Gold übrig
scene-number-goblins = Besiegte Kobolde
scene-number-siege = Belagerungskarten
scene-number-hires = Angeheuerte Söldner
scene-number-sections = Tunnelabschnitte
scene-number-upgrades = Genommene Aufwertungen
