/** Drawings of things: actions, resources, phases, threats; and what is painted on each card. */

import anvil from 'icon:anvil';
import hide from 'icon:animal-hide';
import ancientSword from 'icon:ancient-sword';
import axeSwing from 'icon:axe-swing';
import batteredAxe from 'icon:battered-axe';
import barbute from 'icon:barbute';
import battleAxe from 'icon:battle-axe';
import beltBuckles from 'icon:belt-buckles';
import bowArrow from 'icon:bow-arrow';
import bowieKnife from 'icon:bowie-knife';
import broadsword from 'icon:broadsword';
import cardPickup from 'icon:card-pickup';
import catapult from 'icon:catapult';
import clawHammer from 'icon:claw-hammer';
import crossbow from 'icon:crossbow';
import crossedSwords from 'icon:crossed-swords';
import crosshair from 'icon:crosshair';
import digDug from 'icon:dig-dug';
import flatHammer from 'icon:flat-hammer';
import gladius from 'icon:gladius';
import goblin from 'icon:goblin-head';
import nuggets from 'icon:gold-nuggets';
import handSaw from 'icon:hand-saw';
import hatchet from 'icon:hatchet';
import heavyArrow from 'icon:heavy-arrow';
import highShot from 'icon:high-shot';
import infinity from 'icon:infinity';
import lightningBow from 'icon:lightning-bow';
import wood from 'icon:wood-pile';
import magicAxe from 'icon:magic-axe';
import meatCleaver from 'icon:meat-cleaver';
import metal from 'icon:metal-bar';
import mineWagon from 'icon:mine-wagon';
import mining from 'icon:mining';
import oldLantern from 'icon:old-lantern';
import orc from 'icon:orc-head';
import pickOfDestiny from 'icon:pick-of-destiny';
import plainArrow from 'icon:plain-arrow';
import plainDagger from 'icon:plain-dagger';
import pocketBow from 'icon:pocket-bow';
import quill from 'icon:scroll-quill';
import rock from 'icon:rock';
import runeSword from 'icon:rune-sword';
import siegeTower from 'icon:siege-tower';
import sling from 'icon:sling';
import spade from 'icon:spade';
import spears from 'icon:spears';
import stakeHammer from 'icon:stake-hammer';
import stonePile from 'icon:stone-pile';
import thorHammer from 'icon:thor-hammer';
import thrownDaggers from 'icon:thrown-daggers';
import toolbox from 'icon:toolbox';
import trowel from 'icon:trowel';
import troll from 'icon:troll';
import boot from 'icon:walking-boot';
import warAxe from 'icon:war-axe';
import pick from 'icon:war-pick';
import warhammer from 'icon:warhammer';
import wheelbarrow from 'icon:wheelbarrow';
import type { Resource } from './view';

export const ICONS = {
  ...{ anvil, barbute, boot, cardPickup, catapult, crossbow, crossedSwords, crosshair, goblin, hide, infinity, wood },
  ...{ metal, nuggets, orc, pick, plainArrow, quill, rock, siegeTower, stonePile, troll, axeSwing },
} as const;

export const SYMBOL_ICONS: Readonly<Record<string, string>> = {
  move: boot,
  magic: infinity,
  close: crossedSwords,
  direct: axeSwing,
  long: crossbow,
  dig: pick,
  work_wood: wood,
  work_leather: hide,
  work_metal: metal,
  work_any: anvil,
};

export const RESOURCE_ICONS: Readonly<Record<Resource | 'any', string>> = {
  wood,
  leather: hide,
  metal,
  any: anvil,
};
export const RESOURCE_COLOURS: Readonly<Record<Resource, string>> = {
  wood: '#b5d873',
  leather: '#f0ae72',
  metal: '#c9dcec',
};
export const ENGINE_ICONS: Readonly<Record<string, string>> = { siege_tower: siegeTower, catapult };
export const HIRE_ICONS: Readonly<Record<string, string>> = { cancel: quill, catapult, orcs: orc, goblin, troll };

/** The picture on each card. */
export const CARD_ART: Readonly<Record<string, string>> = {
  chipped_hatchet: hatchet,
  dull_knife: bowieKnife,
  cracked_hammer: clawHammer,
  notched_sword: broadsword,
  old_crossbow: pocketBow,
  frayed_sling: sling,
  worn_pick: pick,
  bent_shovel: spade,
  loose_mattock: mining,
  rusty_toolbox: toolbox,
  orc,
  hand_axe: batteredAxe,
  short_sword: gladius,
  spear: spears,
  light_crossbow: pocketBow,
  hunting_bow: bowArrow,
  throwing_knives: thrownDaggers,
  saw: handSaw,
  skinning_knife: meatCleaver,
  smith_hammer: flatHammer,
  tool_belt: beltBuckles,
  shovel: spade,
  pick,
  mattock: mining,
  rune_lantern: oldLantern,
  rune_dagger: plainDagger,
  axe: battleAxe,
  long_sword: ancientSword,
  heavy_crossbow: crossbow,
  long_bow: highShot,
  miners_pick: pick,
  wheelbarrow,
  master_tools: stakeHammer,
  rune_shovel: trowel,
  rune_axe: magicAxe,
  rune_bow: lightningBow,
  great_axe: warAxe,
  war_hammer: warhammer,
  repeating_crossbow: crossbow,
  great_bow: heavyArrow,
  deep_pick: digDug,
  mine_cart: mineWagon,
  rune_pick: pickOfDestiny,
  rune_hammer: thorHammer,
  rune_crossbow: crossbow,
  runeblade: runeSword,
};
