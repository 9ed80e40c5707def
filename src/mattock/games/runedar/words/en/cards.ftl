# Names of cards; what they do is printed in the box, not here.
card-unnamed = card

# Starting cards
card-chipped_hatchet = Chipped Hatchet
card-dull_knife = Dull Knife
card-cracked_hammer = Cracked Hammer
card-notched_sword = Notched Sword
card-old_crossbow = Old Crossbow
card-frayed_sling = Frayed Sling
card-worn_pick = Worn Pick
card-bent_shovel = Bent Shovel
card-loose_mattock = Loose Mattock
card-rusty_toolbox = Rusty Toolbox
card-orc = Orc

# Yellow upgrades
card-hand_axe = Hand Axe
card-short_sword = Short Sword
card-spear = Spear
card-light_crossbow = Light Crossbow
card-hunting_bow = Hunting Bow
card-throwing_knives = Throwing Knives
card-saw = Saw
card-skinning_knife = Skinning Knife
card-smith_hammer = Smith Hammer
card-tool_belt = Tool Belt
card-shovel = Shovel
card-pick = Pick
card-mattock = Mattock
card-rune_lantern = Rune Lantern
card-rune_dagger = Rune Dagger

# Grey upgrades
card-axe = Axe
card-long_sword = Long Sword
card-heavy_crossbow = Heavy Crossbow
card-long_bow = Long Bow
card-miners_pick = Miner's Pick
card-wheelbarrow = Wheelbarrow
card-master_tools = Master Tools
card-rune_shovel = Rune Shovel
card-rune_axe = Rune Axe
card-rune_bow = Rune Bow

# Red upgrades
card-great_axe = Great Axe
card-war_hammer = War Hammer
card-repeating_crossbow = Repeating Crossbow
card-great_bow = Great Bow
card-deep_pick = Deep Pick
card-mine_cart = Mine Cart
card-rune_pick = Rune Pick
card-rune_hammer = Rune Hammer
card-rune_crossbow = Rune Crossbow
card-runeblade = Runeblade

# What a card can do, with its number
action-name-close = close-range { $value }
action-name-direct = { $hits } direct hits
action-name-long = long-range { $value }
action-name-dig = dig { $value }
action-name-work_wood = wood { $value }
action-name-work_leather = leather { $value }
action-name-work_metal = metal { $value }
action-name-work_any = any { $value }
action-name-magic = ∞
action-name-orc = reveals a siege card

# The decks of upgrades
deck-yellow = yellow
deck-grey = grey
deck-red = red
