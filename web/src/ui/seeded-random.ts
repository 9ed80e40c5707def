/** A seeded random generator, for drawing grass, trees and stones the same way every time. */

export class SeededRandom {
  constructor(private seed: number) {}

  /** A number from `low` up to, but not including, `high`. */
  between(low: number, high: number): number {
    this.seed = (this.seed * 1664525 + 1013904223) % 4294967296;
    return low + (this.seed / 4294967296) * (high - low);
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.between(0, items.length))] as Item;
  }
}
