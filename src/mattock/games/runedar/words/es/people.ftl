# Enanos y mercenarios. `.al` es el mercenario tras «activar», que lleva la preposición «a».
dwarf-brynja = Brynja
dwarf-torvald = Torvald
dwarf-eldrun = Eldrun
dwarf-thrain = Thrain

# Quiénes son, y qué hacen por su oro
mercenary-cancel = el explorador
    .al = al explorador
    .short = Explorador
    .deed = cancela carta de asedio
mercenary-catapult = el cortacuerdas
    .al = al cortacuerdas
    .short = Cortacuerdas
    .deed = detiene la catapulta
mercenary-orcs = la banda del hacha
    .al = a la banda del hacha
    .short = Banda
    .deed = derrota orcos en talleres
mercenary-goblin = el charlatán
    .al = al charlatán
    .short = Charlatán
    .deed = derrota a un goblin
mercenary-troll = el cazatroles
    .al = al cazatroles
    .short = Cazatroles
    .deed = derrota a un trol
