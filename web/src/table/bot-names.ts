/** Names for bots, so that two of one level can be told apart. They are the same for everybody at a table. */

const NAMES = [
  'Alrun',
  'Bertil',
  'Dagmar',
  'Egil',
  'Frida',
  'Gudrun',
  'Hemming',
  'Ingvar',
  'Jorunn',
  'Kettil',
  'Liv',
  'Magni',
  'Njal',
  'Oda',
  'Ragna',
  'Signe',
  'Torgny',
  'Ulla',
  'Vidar',
  'Wiborg',
] as const;

/** The name of the bot in a seat: another one in each seat of a table, and others at another table. */
export function botName(table: string, seat: number): string {
  const first = [...table].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % NAMES.length, 0);
  return NAMES[(first + seat) % NAMES.length] ?? NAMES[0];
}
