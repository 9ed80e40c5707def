# La mesa en un terminal: lo que pregunta, explica y responde, sea cual sea el juego.
terminal-choose = Número, o ? para ver la ayuda
terminal-only = Intro, o ? para ver la ayuda
terminal-pass = Pasa el teclado a { $seat }, que pulsará Intro.
terminal-before = Lo que ha pasado antes:
terminal-unclear = No se entiende: { $given }. Escribe un número del 1 al { $last }, o ? para ver la ayuda.
terminal-stopped = La partida se detiene aquí.
terminal-odds = Probabilidades: { $chances }.
terminal-odds-hits = { $hits } o más { $percent } %
terminal-why-none = Nada de lo que se pregunta ahora está prohibido.
terminal-why-line = { $action } — { $reason } ({ $rule })
terminal-why-more = { $action } (y { $count } más) — { $reason } ({ $rule })
terminal-why-unknown = No existe esa línea: escribe w para ver lo que ahora no se puede hacer.
terminal-rule-unknown = No existe el párrafo { $rule }. Los párrafos se escriben así: { $example }.
terminal-rule = { $rule } { $text }
terminal-help =
    Escribe el número de una opción y pulsa Intro. Si solo hay una, basta con Intro.
    p        otra vez el dibujo
    c        todas las opciones en palabras
    h        lo que parece mejor; si lo pides otra vez, se piensa más a fondo
    w        lo que ahora no se puede, y por qué; w 2 da la regla de la línea 2
    r { $rule }   ese párrafo de las reglas
    l        la historia hasta aquí
    ?        esta ayuda
    q        parar; no se pregunta dos veces
