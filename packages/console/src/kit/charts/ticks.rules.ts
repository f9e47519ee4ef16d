/** What a chart counts: it decides which steps are round. */
export type Unit = 'whole' | 'number' | 'bytes';

/** From when to when, in milliseconds. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const STEPS = 4;
const round = [1, 2, 2.5, 5, 10] as const;
const whole = [1, 2, 5, 10] as const;

/** Zero and four round steps, the last of them at or above the highest value. */
export function valueTicks(peak: number, unit: Unit): readonly number[] {
  const step = stepOf(peak / STEPS, unit);
  return Array.from({ length: STEPS + 1 }, (_, at) => Number((at * step).toPrecision(12)));
}

function stepOf(least: number, unit: Unit): number {
  if (unit === 'bytes') return byteStepOf(least);
  const floor = unit === 'whole' ? 1 : 0;
  if (least <= floor) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  // 2.5 is no step of what is counted one by one.
  const choices = unit === 'whole' && power === 1 ? whole : round;
  return (choices.find((one) => one * power >= least) ?? 10) * power;
}

/** Units of bytes are powers of 1024: a power of two is round in each of them. */
const byteStepOf = (least: number): number => (least <= 1 ? 1 : 2 ** Math.ceil(Math.log2(least)));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const timeSteps = [
  ...[1, 2, 5, 10, 15, 30].map((count) => count * MINUTE),
  ...[1, 2, 3, 6, 12].map((count) => count * HOUR),
  ...[1, 2, 7, 14].map((count) => count * DAY),
] as const;

/** Round times of the clock on the wall, as many as there is room for. `offset`: minutes that this clock is behind UTC. */
export function timeTicks({ from, to }: Range, room: number, offset: number): readonly number[] {
  const step = timeSteps.find((one) => (to - from) / one <= room) ?? 28 * DAY;
  const shift = offset * MINUTE;
  const first = Math.ceil((from - shift) / step) * step + shift;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, at) => first + at * step);
}

/** Whether the marks of a range are days, and not times of a day. */
export const marksDays = ({ from, to }: Range): boolean => to - from > 2 * DAY;
