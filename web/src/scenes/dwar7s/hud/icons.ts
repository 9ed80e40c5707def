/** The game icons of boards and cards. */

import brute from 'icon:muscle-up';
import castle from 'icon:castle';
import crown from 'icon:crown';
import dragon from 'icon:dragon-head';
import gems from 'icon:cut-diamond';
import trophy from 'icon:trophy-cup';
import ambush from 'icon:ogre';
import panic from 'icon:terror';
import robbed from 'icon:jewel-crown';
import thief from 'icon:robber';
import architect from 'icon:stone-tower';
import bow from 'icon:bow-arrow';
import collector from 'icon:gems';
import glass from 'icon:magnifying-glass';
import staff from 'icon:wizard-staff';
import cancel from 'icon:cancel';
import dug from 'icon:war-pick';
import hat from 'icon:pointy-hat';
import laid from 'icon:card-play';
import hour from 'icon:sands-of-time';
import open from 'icon:eye-target';
import hidden from 'icon:sight-disabled';
import type { Ogre, Order } from '../view';
import type { Source } from '../score';

export const SOURCE_ICONS: Record<Source, string> = {
  kingdom: castle,
  gems,
  goals: trophy,
  trading: trophy,
  secret: crown,
  monsters: dragon,
};
export const OGRE_ICONS: Record<Ogre, string> = { ambush, brute, panic, thief, crown: robbed };
export const SECRET_ICONS: Record<string, string> = {
  architect,
  king: crown,
  hunter: bow,
  researcher: glass,
  wizard: staff,
  collector,
  mercenary: ambush,
};

/** A goal that shows itself when it is met, or does not. */
export const ORDER_ICONS: Record<Order, string> = { reveal: open, keep: hidden };

/** The icon for a line of the story. */
const STORY: Record<string, string> = {
  secret_dealt: crown,
  secret_revealed: crown,
  goal_offered: trophy,
  goal_bought: trophy,
  card_laid: laid,
  card_covered: laid,
  card_uncovered: dug,
  stack_dug: dug,
  dwarf_placed: hat,
  dwarf_moved: hat,
  dwarf_fled: panic,
  dwarfs_returned: hat,
  dwarfs_swapped: brute,
  card_resolved: dug,
  task_failed: cancel,
  task_declined: cancel,
  gems_taken: gems,
  gems_paid: gems,
  gem_discarded: gems,
  gem_stolen: thief,
  ogre_drawn: ambush,
  ogre_played: ambush,
  ogre_discarded: ambush,
  ogres_taken: robbed,
  ogres_lost: ambush,
  monster_defeated: dragon,
  end_triggered: hour,
};

/** A line that only says whose turn begins or what the score is has none. */
export const storyIcon = (event: string): string | undefined => STORY[event];
