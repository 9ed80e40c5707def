# Der Browser: die Halle und was um jeden Tisch herum liegt.
language-en = English
language-de = Deutsch
language-es = Español
name-bynames = Steinhand, Eisenfuß, Tiefgräber, Glutbart, Goldzopf, Hammerfall, Eichenschild, Laternenlicht, Felsbrecher, Silberbraue

hall-motto = Zwei Zwergenspiele, eine Halle im Berg
hall-stranger = Willkommen
hall-played = { $count ->
    [0] kein Konto nötig
    [one] bisher eine Partie
   *[other] bisher { $count } Partien
}
hall-play = Jetzt spielen
hall-change = Ändern
hall-ways = Andere Arten, { $game } zu spielen
hall-alone = Solo
hall-friends = Mit Freunden
hall-hotseat = An einem Gerät
hall-bots = Mit Bots
hall-continue = Weiterspielen
hall-games = { $count ->
    [one] eine Partie läuft
   *[other] { $count } Partien laufen
}
hall-your-turn = Du bist dran
hall-tables = Offene Tische
hall-tables-note = Vielleicht wartet jemand
hall-join = An einen Tisch setzen
hall-mine = Meine Partien
hall-chronicles = Chronik
hall-chronicles-read = Zu den Geschichten →
hall-learn = Spielend lernen
hall-learn-note = Je ein geführtes Spiel von zehn Minuten
hall-learn-game = Eine Führung wählen
hall-book = Regelbuch
hall-settings = Einstellungen
hall-credits = Über das Spiel
hall-more = Mehr

status-open = noch nicht begonnen
status-playing = läuft
status-over = beendet
status-abandoned = abgebrochen
seat-free = frei
table-locked = mit Passwort

play-friends = { $game } mit Freunden
play-friends-note = Du eröffnest einen Tisch und bekommst einen Link. Wer ihn hat, kann sich setzen; freie Plätze können Bots übernehmen.
play-hotseat = { $game } an einem Gerät
play-hotseat-note = Ihr reicht das Gerät weiter. Vor jedem Zug ist die Hand verdeckt, bis die nächste Person da ist.
play-bots = { $game } mit Bots
play-bots-note = Du spielst sofort; alle anderen Plätze übernehmen Bots.
play-players = Mitspielende
play-screen-name = Name von Platz { $number } (freiwillig)
play-people = Menschen an diesem Gerät
play-level = Die Bots sind
play-weigh = { $times ->
        [0] Gesellen gewinnen das so gut wie nie.
        [1] Gesellen gewinnen das einmal in 10 Partien.
        [10] Gesellen gewinnen das fast immer.
       *[other] Gesellen gewinnen das { $times }-mal in 10 Partien.
    }
play-weigh-people = { $people ->
        [1] Du hast { $won } von { $games } solchen Partien gewonnen.
       *[other] Zusammen habt ihr { $won } von { $games } solchen Partien gewonnen.
    }
play-more = Mehr Möglichkeiten
play-clock = Zeit für einen Zug
play-clock-0 = so lange es dauert
play-clock-60 = eine Minute
play-clock-180 = drei Minuten
play-clock-86400 = ein Tag
play-listed = Wer findet den Tisch?
play-listed-false = wer den Link hat
play-listed-true = alle
play-talk = Wer schreiben darf
play-talk-false = wer mitspielt
play-talk-true = auch wer zusieht
play-coach = Ratgeber
play-coach-false = niemand fragt ihn
play-coach-true = alle dürfen ihn fragen
play-password = Passwort (wenn du magst)
play-rated = Wertung
play-rated-false = nur zum Spaß
play-rated-true = gewertet
play-open = Tisch eröffnen
play-start = Los
play-or-join = oder an einen offenen Tisch setzen

level-random = zufällig
level-apprentice = Lehrling
level-assistant = Gehilfe
level-journeyman = Geselle
level-foreman = Altgeselle
level-master = Meister
level-apprentice-note = Spielt einfache, vernünftige Züge.
level-assistant-note = Hat eine gute Hand und übersieht manches.
level-journeyman-note = Versteht sein Handwerk und spielt schnell.
level-foreman-note = Überlegt jeden Zug, einen Wimpernschlag lang.
level-master-note = Denkt voraus, etwa eine Sekunde je Entscheidung.

tables-none = Gerade wartet niemand. Eröffne selbst einen Tisch!
tables-link = Hat dir jemand einen Link geschickt?
tables-join = Hingehen
tables-no-link = Das ist kein Link zu einem Tisch.
mine-none = Du hast noch nicht gespielt. Geh durch eine der Türen!

me-title = Wer bist du?
me-note = Du brauchst kein Konto. Dein Name bleibt in diesem Browser.
me-name = Name
me-keep = Behalten
me-devices = Deine anderen Geräte
me-devices-note = Öffne diesen Link auf deinem Telefon oder einem anderen Rechner, um dort als du selbst weiterzuspielen. Er gilt einmal, eine Stunde lang.
me-device-make = Link machen
me-device-link = Link für dein anderes Gerät
me-linked = Willkommen zurück, { $name }.
share-copy = Kopieren
share-copied = Kopiert.
share-send = Teilen

settings-language = Sprache
settings-theme = Licht
settings-theme-dark = Nacht
settings-theme-parchment = Pergament
settings-sound = Ton
settings-sound-true = an
settings-sound-false = aus
settings-pace = Züge der anderen
settings-pace-note = Während andere spielen, wird jeder Schritt dort gezeigt, wo er geschieht. Eine Taste oder ein Tippen überspringt es.
settings-pace-usual = zum Mitlesen
settings-pace-quick = zügig
settings-pace-none = sofort
settings-marks = Zeichen neben Farben
settings-marks-note = Formen und Runen unterscheiden alle auch ohne Farbe; so werden sie größer.
settings-marks-true = groß
settings-marks-false = normal
settings-text = Schriftgröße
settings-text-usual = normal
settings-text-large = groß
settings-text-larger = größer
settings-notify = Sag mir, wenn ich dran bin
settings-notify-true = ja
settings-notify-false = nein
notify-offer = Soll dich dieser Browser rufen, wenn du dran bist?
notify-yes = Ja, bitte
notify-no = Nein, danke
notify-denied = Der Browser erlaubt dieser Seite nicht, dich zu rufen.

about-mattock = Mattock ist freie Software: zwei Brettspiele mit Zwergen, mit Freunden, mit Bots oder allein zu spielen.
about-games = Die Spiele
about-fan = Dies ist ein unabhängiges Fanprojekt. Die Spiele gehören ihren Autoren und Verlagen; kein Text und kein Bild von ihnen wird hier verwendet. Kauft die Schachteln: Sie sind wunderschön.
about-pictures = Bilder
about-icons = Die Szenen sind unsere eigenen Zeichnungen. Die Symbole stammen von game-icons.net; gezeichnet haben sie { $authors }.
about-letters = Schriften
about-fonts = Almendra von Ana Sanfelippo, Alegreya Sans von Juan Pablo del Peral, Noto Sans Runic von Google; alle unter der SIL Open Font License.
about-tools = Gemacht mit
about-made-with = Python, Svelte, Vite, Fluent, Litestar, msgspec und SQLAlchemy.
about-api = Zum Programmieren: die Schnittstelle

sheet-close = Schließen
toast-close = { $text } (schließen)

answer-unreachable = Niemand antwortet. Läuft der Server?
answer-failed = Das hat nicht geklappt. Bitte versuche es noch einmal.
answer-too_fast = Langsam bitte: Versuche es gleich noch einmal.
answer-asked_again = Du hast inzwischen neu gefragt.
answer-unrecognised = Die Halle kennt dich nicht mehr. Bitte komm noch einmal herein.
answer-foreign_origin = Diese Seite darf nicht mit dem Server sprechen.
answer-malformed = Der Server hat das nicht verstanden. Ist die Seite älter als der Server? Lade sie neu.
answer-bad_option = So lässt sich das Spiel nicht aufbauen.
answer-bad_journal = Diese Datei ist kein Journal einer Partie.
answer-bad_journal-damaged = Dieses Journal ist beschädigt: Es wurde abgeschnitten oder verändert.
answer-bad_journal-other_rules = Dieses Journal entstand unter Regeln oder mit Karten, die hier nicht bekannt sind.
answer-bad_journal-unknown_game = Dieses Journal gehört zu einem Spiel, das hier nicht gespielt wird.
answer-bad_journal-too_long = Dieses Journal ist zu lang.
answer-too_large = Diese Datei ist zu groß.
answer-bad_name = Dieser Name lässt sich hier nicht schreiben. Buchstaben, Ziffern und einfache Zeichen gehen, bis zu 64.
answer-no_such_table = Diesen Tisch gibt es nicht.
answer-no_such_seat = Diesen Platz gibt es nicht.
answer-table_full = Der Tisch ist voll.
answer-seat_taken = Der Platz ist besetzt.
answer-unavailable = Der Tisch ist gerade nicht zu erreichen. Nichts ist verloren; bitte versuche es noch einmal.
answer-not_yours = Das ist nicht deine Sache.
answer-not_yours-not_your_turn = Du bist nicht dran.
answer-not_yours-not_your_seat = Das ist nicht dein Platz.
answer-not_yours-not_the_host = Das darf nur, wer den Tisch eröffnet hat.
answer-not_yours-not_at_the_table = Du sitzt nicht an diesem Tisch.
answer-not_yours-not_asked = Dich hat niemand gefragt.
answer-not_yours-not_entered = Dieser Tisch hat ein Passwort.
answer-not_yours-wrong_password = Das ist nicht das Passwort.
answer-not_yours-wrong_secret = Dieser Link gilt nicht mehr.
answer-not_yours-kept_out = Wer diesen Tisch eröffnet hat, lässt dich nicht herein.
answer-not_yours-onlooker = An diesem Tisch schreibt nur, wer mitspielt.
answer-not_now = Das geht jetzt nicht.
answer-not_now-not_started = Das Spiel hat noch nicht begonnen.
answer-not_now-already_started = Das Spiel hat schon begonnen.
answer-not_now-already_seated = Du spielst in dieser Partie schon mit. Wer gegen andere spielt, nimmt jetzt keinen zweiten Platz.
answer-not_now-already_picked = Das hat schon ein anderer Platz.
answer-not_now-game_over = Das Spiel ist vorbei.
answer-not_now-seats_free = Es sind noch Plätze frei.
answer-not_now-nothing_to_undo = Es gibt nichts zurückzunehmen.
answer-not_now-proposal_waits = Eine andere Frage wartet noch auf Antwort.
answer-not_now-a_bot_plays = Diesen Platz spielt ein Bot. Übernimm ihn zuerst.
answer-not_now-table_waits = Dieser Tisch wartet auf seine Leute.
answer-not_now-game_on = Das Spiel läuft noch.
answer-not_now-no_such_proposal = Dieser Vorschlag liegt nicht mehr auf dem Tisch.
answer-not_now-no_bot_plays = Diesen Platz spielt kein Bot.
answer-not_now-nobody_away = Niemand ist fort.
answer-not_now-coach_off = An diesem Tisch gibt es keinen Ratgeber.
answer-not_now-private_alone = Diese Anweisung gibst du zusammen mit dem, was du als Nächstes tust.
answer-not_now-rated = In einer gewerteten Partie spielen Menschen unter sich: jeder auf einem Platz, ohne Bots und ohne Ratgeber.
answer-not_now-seat_kept = Dieser Platz ist für jemanden aus der letzten Partie reserviert.
answer-not_now-no_tour = An diesem Tisch gibt es keine Führung.
answer-not_now-tour_is_past = So weit reicht die Führung nicht.
answer-not_now-reviews_wait = Einige Rückblicke, um die du gebeten hast, sind noch nicht fertig. Warte einen ab oder brich ihn ab.
answer-not_now-not_reviewed = Zu diesem Spiel gibt es noch keinen Rückblick.
answer-not_now-muted = Dir wurde an diesem Tisch das Wort entzogen.
answer-not_now-not_here = Diese Person ist nicht mehr am Tisch.
answer-not_now-closed = Dieser Tisch wurde vom Betrieb des Servers geschlossen.
answer-banned = Der Betrieb dieses Servers lässt dich nicht herein.
answer-not_now-daily = Ein Spiel des Tages spielt man allein, einmal und bis zum Ende.
answer-not_now-daily_tries = Öfter kannst du diesen Tag nicht versuchen.
answer-not_now-goes_on = Ein Spiel, das eine andere Partie fortsetzt, behält deren Optionen.

table-buttons = Am Tisch
table-coach = Ratgeber
table-why = Warum nicht?
table-menu = Menü
table-log = Geschichte
table-chat = Plaudern
table-undo = Zurücknehmen
table-sound-off = Ton ausschalten
table-sound-on = Ton einschalten
table-hall = Zurück in die Halle
table-link = Link zu diesem Tisch
table-device = An einem anderen Gerät weiterspielen
table-people = Am Tisch
table-turn = Du bist dran!
table-looking-on = Du schaust zu.
table-taken-back = Das Letzte wurde zurückgenommen.
table-turn-title = Du bist dran
table-turn-of = { $name } ist dran
table-turn-bot = { $name } überlegt
table-skip = Bewegung überspringen
table-loading = Der Tisch wird aufgebaut …
table-clock = { $name }: { $time }
table-keys = Tasten
table-key-log = die Geschichte
table-key-undo = zurücknehmen
table-key-coach = der Ratgeber
table-key-why = Warum nicht?
table-key-skip = Bewegung überspringen
table-key-close = schließen
table-key-cards = Karte wählen
table-key-confirm = bestätigen
table-key-places = über die Orte gehen
table-key-move = bewegen
table-key-close_combat = Nahkampfangriff
table-key-direct = automatische Treffer
table-key-long = Fernkampfangriff
table-key-dig = graben
table-key-work = Rohstoffe verarbeiten
table-key-rest = nichts damit machen
table-key-finish = fertig, weiter
table-key-end = Zug beenden
table-key-walk = über den Tisch gehen
table-key-turn = Karte drehen
table-key-zoom = näher, weiter weg
table-key-fit = alles sehen
table-key-castle = zu meiner Burg
table-key-order = die Daueranweisung

line-lost = Die Verbindung zum Tisch ist unterbrochen. Neuer Versuch …
line-offline = Du bist offline. Der Tisch wartet auf dich.
line-kept = Dein letzter Klick ist aufgehoben und wird nachgereicht.
line-again = Noch einmal versuchen
line-joining = Auf dem Weg zum Tisch …
guest-title = Willkommen in der Halle
guest-note = Du bist an einen Tisch eingeladen. Wie sollen dich die anderen nennen? Ein Konto brauchst du nicht.
guest-go = An den Tisch
guest-invited = { $name } lädt dich ein: { $game }.
guest-table = { $name } sitzt an diesem Tisch: { $game }.
guest-game = An diesem Tisch wird gespielt: { $game }.
guest-name = Wie sollen dich die anderen nennen? Ein Konto brauchst du nicht.

enter-title = Ein geschlossener Tisch
enter-refused = Vor der Tür
enter-note = Wer diesen Tisch eröffnet hat, hat ihm ein Passwort gegeben.
enter-password = Passwort
enter-go = Hinein

wait-title = Der Tisch wird aufgebaut
wait-seat = Platz { $number }
wait-seat-picked = Platz { $number }, { $value }
wait-you = du
wait-sit = Hier sitzen
wait-sit-down = Platz nehmen
wait-bot = Bot
wait-bot-away = Wegschicken
wait-free = Platz freigeben
wait-invite = Einladen
wait-invite-link = Link für Platz { $number }
wait-link = Schick diesen Link an deine Freunde
wait-start = Los
wait-start-fill = { $count ->
    [0] alle sind da
    [one] den freien Platz übernimmt ein Bot
   *[other] die { $count } freien Plätze übernehmen Bots
}
wait-host = { $name } beginnt, wenn alle da sind.
wait-option = { $name }: { $value }
wait-clock = Uhr: { $turn } für jeden Zug. Läuft sie ab, spielt ein Bot ({ $level }) den Zug zu Ende, und ab dem nächsten spielst du wieder selbst.
wait-clock-reserve = Uhr: { $turn } für jeden Zug und { $reserve } Reserve für das ganze Spiel. Ist beides abgelaufen, spielt ein Bot ({ $level }) den Zug zu Ende, und ab dem nächsten spielst du wieder selbst.
wait-clock-none = Keine Uhr. Wenn eine Minute nichts passiert, oder zehn, solange jemand verbunden ist, darf ein Bot ({ $level }) weiterspielen.
wait-clock-rated = Keine Uhr. Wenn einen Tag lang nichts passiert, darf ein Bot ({ $level }) weiterspielen.
wait-clock-kept = Keine Uhr: Jeder Platz bleibt für seinen Spieler frei, wie lange es auch dauert.
wait-rated = Diese Partie wird gewertet; wer Platz nimmt, ist einverstanden. Wer sie einem Bot überlässt, hat verloren.
wait-kept = für { $name } reserviert
wait-standing = Auch da: { $names }
wait-leave = Aufstehen
wait-options = { $game }, { $players ->
    [one] eine Person
   *[other] { $players } Personen
}

cover-title = Als Nächstes: { $name }
cover-note = Reicht das Gerät weiter. Niemand sonst sollte hinschauen.
cover-lift = Ich bin { $name }
cover-open = Wir spielen mit offenen Karten

log-title = Die Geschichte bisher
log-empty = Noch ist nichts geschehen.
log-rule = Regel { $rule }
log-created = { $name } hat den Tisch eröffnet.
log-entered = { $name } ist hereingekommen.
log-sat = { $name } sitzt auf Platz { $seat }.
log-bot_seated = Ein Bot sitzt auf Platz { $seat }.
log-seat_freed = Platz { $seat } ist wieder frei.
log-picked = { $name } wählt { $value }.
log-picked-seat = Platz { $seat } bekommt { $value }.
log-left = { $name } ist gegangen.
log-returned = { $name } ist wieder da.
log-seat_passed = Für { $name } spielt jetzt ein Bot.
log-seat_passed-clock = Die Zeit ist um: Für { $name } spielt jetzt ein Bot.
log-coached = { $name } hat den Ratgeber gefragt.
log-seat_taken_back = { $name } spielt wieder selbst.
log-game_started = Das Spiel beginnt.
log-rewound = { $name } hat das Letzte zurückgenommen.
log-proposed-undo = { $name } möchte etwas zurücknehmen.
log-proposed-abandon = { $name } möchte das Spiel hier beenden.
log-agreed = { $name } ist einverstanden.
log-declined = { $name } ist nicht einverstanden.
log-withdrawn = { $name } zieht die Frage zurück.
log-abandoned = Das Spiel wurde hier abgebrochen.
log-rematch_made = { $name } hat eine neue Partie aufgebaut.
log-moderated-mute = { $name } darf an diesem Tisch nicht mehr schreiben.
log-moderated-unmute = { $name } darf wieder schreiben.
log-moderated-remove = { $name } wurde vom Tisch gewiesen.
log-moderated-readmit = { $name } darf wiederkommen.
log-closed = Der Tisch wurde vom Betrieb des Servers geschlossen.
log-closed-why = Der Tisch wurde vom Betrieb des Servers geschlossen: { $value }
log-game_continued = Dieses Spiel setzt eine andere Partie fort.

chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Sagen
chat-line = { $name }: { $text }
chat-unread = { $count ->
    [one] Plaudern: eine neue Nachricht
   *[other] Plaudern: { $count } neue Nachrichten
}
chat-quick = Schnelle Sätze
chat-quick-1 = Gut gespielt!
chat-quick-2 = Viel Glück!
chat-quick-3 = Danke!
chat-quick-4 = Einen Moment bitte.
chat-quick-5 = Du bist dran, glaube ich.
chat-quick-6 = Oh nein!
chat-silent-closed = Dieser Tisch ist geschlossen.
chat-silent-muted = Dir wurde das Wort entzogen. Weiterspielen kannst du.
chat-silent-onlooker = Du siehst zu. Hier schreibt nur, wer mitspielt.

people-away = weg
people-here = da
people-bot = { $name }, Bot ({ $level })
seat-bot = { $name }, { $level }
people-stand-in = ein Bot vertritt ({ $level })
people-returning = spielt ab dem nächsten Zug wieder
people-timeouts = { $count ->
        [one] die Uhr ist einmal abgelaufen
       *[other] die Uhr ist { $count }-mal abgelaufen
    }
people-hand-over = Einen Bot spielen lassen
people-take-back = Selbst spielen
people-sit = Diesen Platz spielen
people-onlookers = Es schauen zu
people-hand-over-sure = { $name } ist am Zug. Geschieht eine Minute lang nichts (zehn, solange die Person verbunden ist), darf ein Bot weiterspielen. Soll er?
people-ask-host = Du schaust zu. Wer den Tisch eröffnet hat, kann dich auf einen Platz einladen.
name-alike = heißt fast wie jemand anders hier
order-title = Ordnung halten
order-report = Diesen Tisch melden
order-onlooker = sieht zu
order-muted = stumm
order-mute = Stumm schalten
order-unmute = Wieder schreiben lassen
order-remove = Vom Tisch weisen
order-remove-sure = { $name } verliert den Platz, ein Bot spielt weiter, und zurück geht es nur, wenn du es erlaubst. Soll das sein?
order-no = Nein
order-nobody = Sonst ist niemand hier.
order-removed = vom Tisch gewiesen
order-readmit = Wiederkommen lassen
report-table = Diesen Tisch melden
report-line = Melden, was { $name } geschrieben hat
report-table-ask = Was stimmt an diesem Tisch nicht? Nur der Betrieb des Servers liest es.
report-line-ask = Was stimmt mit dieser Zeile nicht? Nur der Betrieb des Servers liest es.
report-send = Melden
report-thanks = Gemeldet. Danke.
presence-came = { $name } ist da.
presence-went = { $name } ist gerade nicht da.
presence-looks-on = { $name } schaut zu.

ask-undo = { $name } möchte { $count ->
    [one] den letzten Schritt
   *[other] die letzten { $count } Schritte
} zurücknehmen.
ask-abandon = { $name } möchte das Spiel hier beenden.
asked-undo = Du hast darum gebeten, { $count ->
    [one] den letzten Schritt
   *[other] die letzten { $count } Schritte
} zurückzunehmen.
asked-abandon = Du hast darum gebeten, das Spiel hier zu beenden.
ask-agree = Einverstanden
ask-decline = Nicht einverstanden
ask-withdraw = Frage zurückziehen
ask-waits = Es fehlt noch die Antwort von { $names }.
undo-free = Zurücknehmen.
undo-ask = Zurücknehmen, wenn die anderen zustimmen.
undo-marked = Zurücknehmen (die Chronik vermerkt es).
undo-what = Nimmt zurück: { $deed }
undo-what-others = Nimmt zurück, was von { $names } kam, bis vor: { $deed }
undo-into-turn = Nimmt das Ende des Zugs von { $name } zurück und alles, was folgte
undo-last = Nimmt den letzten Schritt zurück
undo-yes = Zurücknehmen
undo-no = Lassen
abandon = Spiel für alle beenden
abandon-sure = Soll das Spiel hier enden, für alle?
abandon-ask = Soll das Spiel hier enden, für alle? Die anderen werden gefragt.
abandon-yes = Ja, beenden
abandon-no = Nein, weiterspielen
leave-bot = Gehen und einen Bot für mich spielen lassen
away-all = Für dich spielt ein Bot.
away-return = Ich bin wieder da

recap-title = Seit deinem letzten Zug
recap-title-first = Vor deinem ersten Zug
recap-more = { $count } zeigen
recap-close = Zusammenfassung schließen
recap-brief = { $count ->
        [one] Seit deinem letzten Zug: ein Ereignis
       *[other] Seit deinem letzten Zug: die { $count } wichtigsten Ereignisse
    }
recap-brief-first = { $count ->
        [one] Vor deinem ersten Zug: ein Ereignis
       *[other] Vor deinem ersten Zug: { $count } Ereignisse
    }
recap-again = Noch einmal ansehen
recap-from-here = Ab hier ansehen
harm-title = Gegen dich
harm-by = { $name } gegen dich
harm-by-all = { $name } gegen euch
harm-more = und { $count } mehr: die Geschichte erzählt davon
harm-seen = Gesehen

why-mode = Wähle etwas aus, um zu erfahren, warum es nicht geht.
why-can = Das geht jetzt.
why-not-your-turn = { $name } ist dran.
why-rule = Regel { $rule } lesen

coach-title = Der Ratgeber meint
coach-thinking = Der Ratgeber überlegt …
coach-none = Der Ratgeber weiß hier nichts zu sagen.
coach-more = Was noch ginge
coach-less = Weniger zeigen
coach-close = Danke

learn-title = Erste Schritte
learn-note = Du spielst ein echtes Spiel, und jemand erklärt dir dabei alles. Es dauert etwa zehn Minuten, und du kannst jederzeit aufhören.
learn-go = Die Führung beginnen
learn-no = Nein, einfach spielen
learn-puzzles = Rätsel: Finde die bessere Aktion

end-again = Noch eine Partie
end-step-up = Eine Stufe höher: { $step }
end-step-down = Eine Stufe leichter: { $step }
end-rematch-join = Zur nächsten Partie
end-luck = War es fair?
end-chronicle = In der Chronik
end-replay = Die Partie ansehen
end-hall = In die Halle
end-look = Den Tisch ansehen
end-show = Das Ende

# Ein Spiel ohne eigene Szene.
plain-table = Der Tisch
plain-actions = Was du tun kannst
plain-note = Dieses Spiel hat keine eigenen Bilder: Es wird mit Worten gespielt.
play-unknown = So ein Spiel gibt es hier nicht.
hall-others = Weitere Spiele

# Für den Betrieb des Servers
operator-title = Ordnung halten
operator-token = Das Kennwort, das der Server beim Start gezeigt hat
operator-reports = Meldungen
operator-no-reports = Es wurde nichts gemeldet.
operator-report = Meldung { $number }
operator-entry = Eintrag { $version }
operator-says = { $name } sagt: { $text }
operator-by = Von { $name }
operator-settle = Erledigt
operator-people = Leute
operator-name = Teil eines Namens oder eine Kennung
operator-search = Suchen
operator-which = Zeigen
operator-which-false = alle
operator-which-true = ausgesperrte
operator-banned = ausgesperrt: { $reason }
operator-nobody = Niemand wurde gefunden.
operator-tables = Tische
operator-table = Der Name des Tisches, wie in seinem Link
operator-reason = Warum; alle am Tisch lesen es
operator-close = Tisch schließen
operator-close-sure = Ja, schließen
operator-closed = Tisch { $table } ist geschlossen.
operator-since = seit { $day }
operator-bot = ein Programm
operator-counts = Geräte: { $devices } · Partien: { $games } · hat gemeldet: { $by } · wurde gemeldet: { $about }
operator-words = Warum, oder der neue Name
operator-ban = Aussperren
operator-unban = Wieder einlassen
operator-rename = Umbenennen
operator-revoke = Schlüssel widerrufen
operator-revoke-sure = Ja, alle Schlüssel widerrufen
operator-back = Zuklappen
operator-link = Mit diesem Link kommt die richtige Person zurück, einmal und binnen einer Woche
operator-order-ban = ausgesperrt
operator-order-unban = wieder eingelassen
operator-order-rename = umbenannt
operator-order-revoke = Schlüssel widerrufen
operator-order-close = Tisch geschlossen
