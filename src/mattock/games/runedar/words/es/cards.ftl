# Nombres de las cartas; `.el` lleva artículo. Lo que hacen está impreso en la caja, no aquí.
card-unnamed = carta
    .el = la carta

# Cartas iniciales
card-chipped_hatchet = Hachuela mellada
    .el = la Hachuela mellada
card-dull_knife = Cuchillo romo
    .el = el Cuchillo romo
card-cracked_hammer = Martillo agrietado
    .el = el Martillo agrietado
card-notched_sword = Espada mellada
    .el = la Espada mellada
card-old_crossbow = Ballesta vieja
    .el = la Ballesta vieja
card-frayed_sling = Honda deshilachada
    .el = la Honda deshilachada
card-worn_pick = Pico gastado
    .el = el Pico gastado
card-bent_shovel = Pala torcida
    .el = la Pala torcida
card-loose_mattock = Zapapico flojo
    .el = el Zapapico flojo
card-rusty_toolbox = Caja oxidada
    .el = la Caja oxidada
card-orc = Orco
    .el = el Orco

# Mejoras amarillas
card-hand_axe = Hacha de mano
    .el = el Hacha de mano
card-short_sword = Espada corta
    .el = la Espada corta
card-spear = Lanza
    .el = la Lanza
card-light_crossbow = Ballesta ligera
    .el = la Ballesta ligera
card-hunting_bow = Arco de caza
    .el = el Arco de caza
card-throwing_knives = Cuchillos arrojadizos
    .el = los Cuchillos arrojadizos
card-saw = Sierra
    .el = la Sierra
card-skinning_knife = Cuchillo de desollar
    .el = el Cuchillo de desollar
card-smith_hammer = Martillo de herrero
    .el = el Martillo de herrero
card-tool_belt = Cinto de herramientas
    .el = el Cinto de herramientas
card-shovel = Pala
    .el = la Pala
card-pick = Pico
    .el = el Pico
card-mattock = Zapapico
    .el = el Zapapico
card-rune_lantern = Farol rúnico
    .el = el Farol rúnico
card-rune_dagger = Daga rúnica
    .el = la Daga rúnica

# Mejoras grises
card-axe = Hacha
    .el = el Hacha
card-long_sword = Espada larga
    .el = la Espada larga
card-heavy_crossbow = Ballesta pesada
    .el = la Ballesta pesada
card-long_bow = Arco largo
    .el = el Arco largo
card-miners_pick = Pico de minero
    .el = el Pico de minero
card-wheelbarrow = Carretilla
    .el = la Carretilla
card-master_tools = Herramientas de maestro
    .el = las Herramientas de maestro
card-rune_shovel = Pala rúnica
    .el = la Pala rúnica
card-rune_axe = Hacha rúnica
    .el = el Hacha rúnica
card-rune_bow = Arco rúnico
    .el = el Arco rúnico

# Mejoras rojas
card-great_axe = Gran hacha
    .el = la Gran hacha
card-war_hammer = Martillo de guerra
    .el = el Martillo de guerra
card-repeating_crossbow = Ballesta de repetición
    .el = la Ballesta de repetición
card-great_bow = Gran arco
    .el = el Gran arco
card-deep_pick = Pico de las profundidades
    .el = el Pico de las profundidades
card-mine_cart = Vagoneta
    .el = la Vagoneta
card-rune_pick = Pico rúnico
    .el = el Pico rúnico
card-rune_hammer = Martillo rúnico
    .el = el Martillo rúnico
card-rune_crossbow = Ballesta rúnica
    .el = la Ballesta rúnica
card-runeblade = Hoja rúnica
    .el = la Hoja rúnica

# Lo que puede hacer una carta, con su número
action-name-close = cuerpo a cuerpo { $value }
action-name-direct = { $hits } impactos directos
action-name-long = a distancia { $value }
action-name-dig = cavar { $value }
action-name-work_wood = madera { $value }
action-name-work_leather = piel { $value }
action-name-work_metal = metal { $value }
action-name-work_any = cualquiera { $value }
action-name-magic = ∞
action-name-orc = revela una carta de asedio

# Los mazos de mejoras
deck-yellow = amarillo
deck-grey = gris
deck-red = rojo
