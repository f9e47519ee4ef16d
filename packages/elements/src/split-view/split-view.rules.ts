export interface Bounds {
  readonly min: number;
  readonly max: number;
}

const percent = (value: number, otherwise: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(value, 0), 100) : otherwise;

/** Bounds that can be kept: within the whole, and the least not above the most. */
export function soundBounds({ min, max }: Bounds): Bounds {
  const least = percent(min, 0);
  return { min: least, max: Math.max(percent(max, 100), least) };
}

/** A share of the whole within the bounds, in whole percents; the middle for what is no number. */
export function within(share: number, bounds: Bounds): number {
  const { min, max } = soundBounds(bounds);
  return Math.round(Math.min(Math.max(percent(share, 50), min), max));
}

/** Where a key moves the separator; `null` when the key is none of its own. Arrows only along the line between the panes. */
export function moved(
  key: string,
  from: number,
  bounds: Bounds,
  isRow: boolean,
  isRightToLeft: boolean,
): number | null {
  const step = 2;
  const { min, max } = soundBounds(bounds);
  const [more, less] = isRow ? ['ArrowRight', 'ArrowLeft'] : ['ArrowDown', 'ArrowUp'];
  const sign = isRow && isRightToLeft ? -1 : 1;
  if (key === more) return within(from + step * sign, bounds);
  if (key === less) return within(from - step * sign, bounds);
  if (key === 'Home') return min;
  return key === 'End' ? max : null;
}
