# Zwerge und Söldner.
dwarf-brynja = Brynja
dwarf-torvald = Torvald
dwarf-eldrun = Eldrun
dwarf-thrain = Thrain

# Wer sie sind, und was sie für ihr Gold tun; `.den` ist, wen man anheuert.
mercenary-cancel = der Späher
    .den = den Späher
    .short = Späher
    .deed = stoppt Belagerungskarte
mercenary-catapult = die Seilkapperin
    .den = die Seilkapperin
    .short = Seilkapperin
    .deed = stoppt das Katapult
mercenary-orcs = die Axtbande
    .den = die Axtbande
    .short = Axtbande
    .deed = besiegt Werkstatt-Orks
mercenary-goblin = der Schönredner
    .den = den Schönredner
    .short = Schönredner
    .deed = besiegt 1 Kobold
mercenary-troll = die Trolljägerin
    .den = die Trolljägerin
    .short = Trolljägerin
    .deed = besiegt 1 Troll
