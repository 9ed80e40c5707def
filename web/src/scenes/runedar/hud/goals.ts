/** Which goals of a card's work are buttons on a phone: those that matter most, as many as fit into the row. */

export interface Goal {
  readonly name: string;
  readonly isGoblin: boolean;
  /** What it still lacks, by kind. */
  readonly wants: readonly { readonly icon: string; readonly count: number }[];
}

const MAX_GOALS = 3;
/** Widths in px: a goal, its letters, a number with its picture, and what stands beside the goals. */
const WIDTHS = { goal: 58, letter: 7.6, want: 32, symbol: 92, rest: 72, back: 52, edges: 16 };

const lackOf = ({ wants }: Goal): number => wants.reduce((sum, { count }) => sum + count, 0);

/** The width of its button with letters of the usual size. Goblins show what they want: it tells one from another. */
export function widthOf({ name, isGoblin, wants }: Goal): number {
  const { goal, letter, want } = WIDTHS;
  return goal + letter * name.length + (isGoblin ? want * wants.length : 0);
}

/** Goblins come first, because they are what is played for; then what lacks least. */
export function fittingGoals<G extends Goal>(
  goals: readonly G[],
  { width, text, hasRest }: { width: number; text: number; hasRest: boolean },
): readonly G[] {
  const sorted = goals.toSorted(
    (one, other) => Number(other.isGoblin) - Number(one.isGoblin) || lackOf(one) - lackOf(other),
  );
  const { symbol, rest, back, edges } = WIDTHS;
  const fits = (count: number) => {
    // Where all goals are buttons, the symbol itself needs none.
    const besides = back + edges + (hasRest ? rest : 0) + (count === sorted.length ? 0 : symbol);
    return besides + sorted.slice(0, count).reduce((sum, goal) => sum + widthOf(goal), 0) * text <= width;
  };
  let count = Math.min(MAX_GOALS, sorted.length);
  while (count > 1 && !fits(count)) count--;
  return sorted.slice(0, count);
}
