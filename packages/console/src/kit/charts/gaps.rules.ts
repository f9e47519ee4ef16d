import type { Range } from './ticks.rules.ts';

const SILENT_MS = 15_000;

/** How long nothing may come before a line breaks: 15 seconds, or one measurement and a half where they come more seldom. */
export const silenceOf = (stepMs: number): number => Math.max(SILENT_MS, 1.5 * stepMs);

/** What a chart shows: up to the last measurement, or to now when nothing has come for too long. */
export function rangeOf(last: number, silentMs: number, spanMs: number, stepMs: number): Range {
  const to = last + (silentMs > silenceOf(stepMs) ? silentMs : 0);
  return { from: to - spanMs, to };
}

/** Where nothing was measured: between two times, before the first and after the last. */
export function gapsOf(times: readonly number[], { from, to }: Range, stepMs: number): readonly Range[] {
  const silence = silenceOf(stepMs);
  const inside = times.filter((time) => time >= from && time <= to);
  return [from, ...inside, to].flatMap((start, at, all) => {
    const end = all[at + 1];
    return end !== undefined && end - start > silence ? [{ from: start, to: end }] : [];
  });
}

/** The highest of all values, and the threshold, if it is near enough to leave the curve its height. */
export function peakOf(series: readonly (readonly (number | null)[])[], threshold: number | null): number {
  const peak = series.flat().reduce<number>((one, other) => Math.max(one, other ?? 0), 0);
  return threshold !== null && isNear(threshold, peak) ? Math.max(peak, threshold) : peak;
}

/** A threshold far above everything says nothing, and would press the curve to the ground. */
export const isNear = (threshold: number, peak: number): boolean => threshold > 0 && threshold <= 3 * peak;
