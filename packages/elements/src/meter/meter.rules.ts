/** How good a value is: in the region of the optimum, beside it, or beyond that. */
export type MeterRegion = 'optimal' | 'warning' | 'danger';

/** What a meter measures, each a finite number or not given. */
export interface Measure {
  readonly min: number;
  readonly max: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly optimum: number | null;
}

const bounded = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Where a value lies between `min` and `max`, from 0 to 100. Nothing is a share of nothing. */
export function shareOf(value: number, { min, max }: Measure): number {
  return max > min ? bounded(((value - min) / (max - min)) * 100, 0, 100) : 0;
}

/**
 * The regions of the native `<meter>` (HTML, "The meter element", UA requirements for regions of the gauge), and one
 * rule of our own: more than there is room for is never good.
 */
export function regionOf(value: number, measure: Measure): MeterRegion {
  const { min, max } = measure;
  if (value > max) return 'danger';
  const low = bounded(measure.low ?? min, min, max);
  const high = bounded(measure.high ?? max, low, max);
  const optimum = bounded(measure.optimum ?? (min + max) / 2, min, max);
  if (optimum < low) return descending(value, low, high);
  if (optimum > high) return descending(-value, -high, -low);
  return value < low || value > high ? 'warning' : 'optimal';
}

/** The less the better. */
function descending(value: number, low: number, high: number): MeterRegion {
  if (value <= low) return 'optimal';
  return value <= high ? 'warning' : 'danger';
}
