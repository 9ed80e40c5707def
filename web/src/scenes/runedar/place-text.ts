/** The text of a place for screen readers: who stands there and what lies there. */

import type { Words } from '../../words/words';
import { RESOURCES, type Goblin, type Pieces, type PlaceId, type Siege, type Troll, type Runedar } from './view';

/** The people at the table, and what its pieces say. */
interface Told {
  words: Words<Runedar>;
  name(seat: number): string;
  pieces: Pick<Pieces, 'workshop'>;
}

function there(place: PlaceId, siege: Siege, told: Told): string[] {
  const { words, pieces } = told;
  const said = siege.dwarfs.filter((dwarf) => dwarf.place === place).map((dwarf) => told.name(dwarf.seat));
  const orcs = siege.orcs[place] ?? 0;
  if (orcs) said.push(words.say('scene-tree-orcs', { count: orcs }));
  if (place === 'central_chamber') said.push(words.say('scene-tree-gold', { count: siege.gold }));
  const made = pieces.workshop[place]?.resource;
  if (made) said.push(words.say(`amount-${made}`, { count: siege.workshops[made] }));
  if (place === 'tunnel_courtyard') {
    if (siege.rubble) said.push(words.say('scene-tree-rubble', { count: siege.rubble }));
    said.push(...siege.goblins.map((goblin) => goblinSaid(goblin, words)));
    said.push(...siege.trolls.map((troll) => trollSaid(troll, words)));
  }
  return said;
}

export function placeSaid(place: PlaceId, siege: Siege, told: Told): string {
  const { words } = told;
  const said = there(place, siege, told);
  const list = said.length ? words.listed(said) : words.say('scene-tree-nobody');
  return words.say('scene-tree-place', {
    place: words.say(`scene-${place.endsWith('_outside') ? 'field' : 'place'}-${place}`),
    there: list,
  });
}

function goblinSaid(goblin: Goblin, words: Words<Runedar>): string {
  const needs = RESOURCES.filter((resource) => goblin.needs[resource]).map((resource) =>
    words.say(`amount-${resource}`, { count: goblin.needs[resource] }),
  );
  const counts = { any: Math.max(...Object.values(goblin.needs)), rubble: goblin.rubble, hits: goblin.hits, named: 0 };
  return words.say(`scene-tree-goblin-${goblin.kind}`, {
    level: goblin.level,
    needs: words.listed(needs.length ? needs : [words.say('list-none')]),
    count: counts[goblin.kind],
  });
}

function trollSaid(troll: Troll, words: Words<Runedar>): string {
  const open = troll.circles.filter((circle) => !circle.covered).map((circle) => String(circle.hits));
  return words.say('scene-tree-troll', { circles: open.join(', ') });
}
