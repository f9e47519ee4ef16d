export interface Room {
  /** What there is for all of them, in pixels. */
  readonly available: number;
  /** Between two neighbours. */
  readonly gap: number;
  /** What the button for the rest takes, its gap included. */
  readonly more: number;
}

/** Sizes are fractions of pixels; a row is none. */
const tolerance = 0.5;

/** How many of them, from the first on, have room in a row. Unless that is all, the button has its room too. */
export function countThatFits(sizes: readonly number[], { available, gap, more }: Room): number {
  const ends = sizes.map((_, at) => sizes.slice(0, at + 1).reduce((sum, size) => sum + size, 0) + at * gap);
  const isRoomy = (ends.at(-1) ?? 0) <= available + tolerance;
  return isRoomy ? sizes.length : ends.filter((end) => end + more <= available + tolerance).length;
}
