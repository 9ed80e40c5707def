# The table in a terminal: what it asks, explains and answers, whatever the game.
terminal-choose = Number, or ? for help
terminal-only = Enter, or ? for help
terminal-pass = Pass the keyboard to { $seat }, who then presses Enter.
terminal-before = What happened before:
terminal-unclear = Not understood: { $given }. Type a number from 1 to { $last }, or ? for help.
terminal-stopped = The game stops here.
terminal-odds = Odds: { $chances }.
terminal-odds-hits = { $hits } or more { $percent } %
terminal-why-none = Nothing of what is asked now is refused.
terminal-why-line = { $action } — { $reason } ({ $rule })
terminal-why-more = { $action } (and { $count } more) — { $reason } ({ $rule })
terminal-why-unknown = No such line: type w to see what cannot be done now.
terminal-rule-unknown = No paragraph { $rule }. Paragraphs look like { $example }.
terminal-rule = { $rule } { $text }
terminal-help =
    Type the number of a choice and press Enter; Enter alone takes an only choice.
    p        the picture again
    c        every choice in words
    h        what looks best; ask again, and it is thought about longer
    w        what cannot be done now, and why; w 2 shows the rule behind line 2
    r { $rule }   that paragraph of the rules
    l        the story so far
    ?        this help
    q        stop; nothing is asked twice
terminal-help-runedar =
    In the picture » marks the dwarf whose turn it is; frames that touch are one
    step apart.
    In the hand * marks what a card could do right now; every card can also move.
    (2) is an open circle that takes two hits, x a covered one.
terminal-help-dwar7s =
    In the picture a heavy line is a wall and a gap an open border. Cards that
    reach each other through gaps are one area and carry the same small letter.
    A letter in a spot is a dwarf of that colour, · a free spot; ≡2 is a stack of
    two. A mine is stopped by a dragon in its area, a castle frozen by a frost
    giant; with a monster it has no dig. On small cards these are z, * and x, and
    /2 the need.
    A number on amber is the choice that is made there.
    o changes the standing order at your secret goal: in others' turns it is
    revealed at once when it is met, or kept until you reveal it yourself. Nobody
    is told.
