import type { Range, Unit } from './ticks.rules.ts';

/** One curve. */
export interface Series {
  readonly label: string;
  /** One for each time; null: not measured. */
  readonly values: readonly (number | null)[];
}

/** A line that a value should stay below. */
export interface Threshold {
  readonly value: number;
  readonly label: string;
}

/** How something went: one card. */
export interface TimeChart {
  readonly id: string;
  readonly title: string;
  readonly unit: Unit;
  readonly series: readonly Series[];
  readonly threshold?: Threshold | undefined;
  /** A value in words. */
  readonly say: (value: number) => string;
}

/** What all charts of a page have in common: when was measured, and what of it shows. */
export interface TimeLine {
  /** In milliseconds, the oldest first. */
  readonly times: readonly number[];
  readonly range: Range;
  readonly stepMs: number;
}
