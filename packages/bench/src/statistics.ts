/** Where half of the values lie below; between two values, half way. `NaN` of nothing. */
export const median = (values: readonly number[]) => quantile(values, 0.5);

/** The middle half of the values: from the first quartile to the third. */
export const middleHalf = (values: readonly number[]) => [quantile(values, 0.25), quantile(values, 0.75)] as const;

/** The value below which that share of the values lies, in proportion between its two neighbours. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

/** Each value by the one of the same round. */
export const ratios = (values: readonly number[], by: readonly number[]) =>
  values.map((value, round) => value / (by[round] ?? Number.NaN));
