/** The four colours of Dwar7s Fall as hats to choose from, each with its mark: never colour alone (D2.4). */

export const HATS = ['blue', 'red', 'green', 'yellow'] as const;
export type Hat = (typeof HATS)[number];

/** Give a seat the wanted hat; the seat that had it gets the other's hat in exchange. */
export function exchanged(hats: readonly Hat[], seat: number, wanted: Hat): Hat[] {
  const given = hats[seat] as Hat;
  return hats.map((hat, at) => (at === seat ? wanted : hat === wanted ? given : hat));
}

export function isHat(value: string): value is Hat {
  return HATS.some((hat) => hat === value);
}
