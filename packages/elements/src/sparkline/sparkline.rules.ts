/** A value, or a gap where there was none. */
export type Sample = number | null;

interface Bounds {
  readonly min: number | null;
  readonly max: number | null;
}

interface Drawing {
  /** Path data in a box of 100 by 100. */
  readonly line: string;
  readonly area: string;
  /** Values that stand between two gaps, and have no line. */
  readonly dots: string;
  /** Where the last value is. */
  readonly end: string;
}

interface Landmarks {
  readonly first: number;
  readonly last: number;
  readonly lowest: number;
  readonly highest: number;
}

type Point = readonly [x: number, y: number];

const isValue = (sample: Sample | undefined): sample is number => typeof sample === 'number' && Number.isFinite(sample);
const place = ([x, y]: Point): string => `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`;
/** With round ends, a line of no length is a dot, and is not stretched with the box. */
const dotAt = (point: Point): string => `M${place(point)}h0`;

/** What is worth saying about the values; `null` when there is none. */
export function landmarksOf(samples: readonly Sample[]): Landmarks | null {
  const values = samples.filter(isValue);
  if (values.length === 0) return null;
  const lowest = values.reduce((one, other) => Math.min(one, other));
  const highest = values.reduce((one, other) => Math.max(one, other));
  return { first: values[0]!, last: values.at(-1)!, lowest, highest };
}

/** How to draw values at equal distances. What lies outside the bounds is drawn at their edge. */
export function drawingOf(samples: readonly Sample[], bounds: Bounds): Drawing {
  const runs = runsOf(pointsOf(samples, bounds));
  const lines = runs.filter((run) => run.length > 1);
  const line = lines.map((run) => `M${run.map(place).join('L')}`).join('');
  const area = lines
    .map((run) => `M${place([run[0]![0], 100])}L${run.map(place).join('L')}L${place([run.at(-1)![0], 100])}Z`)
    .join('');
  const dots = runs
    .filter((run) => run.length === 1)
    .map(([point]) => dotAt(point!))
    .join('');
  const end = runs.at(-1)?.at(-1);
  return { line, area, dots, end: end ? dotAt(end) : '' };
}

function pointsOf(samples: readonly Sample[], bounds: Bounds): (Point | null)[] {
  const { lowest, highest } = landmarksOf(samples) ?? { lowest: 0, highest: 0 };
  const min = isValue(bounds.min) ? bounds.min : lowest;
  const max = isValue(bounds.max) ? bounds.max : highest;
  const last = samples.length - 1;
  // All the same: a line in the middle, which is neither full nor empty.
  const height = (value: number): number => (max > min ? (value - min) / (max - min) : 0.5);
  return samples.map((sample, at) =>
    isValue(sample) ? [last > 0 ? (at / last) * 100 : 100, 100 - Math.min(1, Math.max(0, height(sample))) * 100] : null,
  );
}

/** The pieces between the gaps. */
function runsOf(points: readonly (Point | null)[]): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of points) {
    if (point) runs.at(-1)!.push(point);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}
