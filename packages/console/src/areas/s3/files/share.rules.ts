import { MOST_LINK_SECONDS } from '@skydeck/contract';

export const spans = { hour: 3600, day: 86_400, three_days: 259_200, week: MOST_LINK_SECONDS } as const;
/** So long, or until a moment. */
export type Span = keyof typeof spans | 'date';

export const LEAST_LINK_SECONDS = 60;

/** How long a link lives; null: the moment is none that a link can end at (spec: s3.link). */
export function linkSeconds(span: Span, until: string | null, now: number): number | null {
  if (span !== 'date') return spans[span];
  const seconds = until === null ? Number.NaN : Math.round((Date.parse(until) - now) / 1000);
  // The clock goes on while the moment is chosen.
  return seconds >= LEAST_LINK_SECONDS / 2 && seconds <= MOST_LINK_SECONDS + LEAST_LINK_SECONDS
    ? Math.min(seconds, MOST_LINK_SECONDS)
    : null;
}
