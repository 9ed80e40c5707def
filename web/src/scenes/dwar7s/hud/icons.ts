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
import type { Ogre } from '../lore';
import type { Source } from '../score';

export const SOURCE_ICONS: Record<Source, string> = { kingdom: castle, gems, goals: trophy, monsters: dragon };
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
