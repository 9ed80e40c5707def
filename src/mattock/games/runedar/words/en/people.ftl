# Dwarfs and mercenaries.
dwarf-brynja = Brynja
dwarf-torvald = Torvald
dwarf-eldrun = Eldrun
dwarf-thrain = Thrain

# Who they are, and what they do for their gold
mercenary-cancel = the scout
    .short = Scout
    .deed = cancels the siege card
mercenary-catapult = the rope cutter
    .short = Rope cutter
    .deed = stops the catapult
mercenary-orcs = the axe band
    .short = Axe band
    .deed = defeats workshop orcs
mercenary-goblin = the smooth talker
    .short = Smooth talker
    .deed = defeats a goblin
mercenary-troll = the troll hunter
    .short = Troll hunter
    .deed = defeats a troll
