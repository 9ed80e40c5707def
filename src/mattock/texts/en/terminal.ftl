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
