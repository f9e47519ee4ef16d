import type { Translation } from '../../core/translation.js';

/** Values in words. */
interface Landmarks {
  readonly first: string;
  readonly last: string;
  readonly lowest: string;
  readonly highest: string;
}

/** What a line says to who does not see it. */
export const en = {
  trend: 'Trend',
  summary: (label: string, { first, last, lowest, highest }: Landmarks) =>
    `${label}: from ${first} to ${last}, lowest ${lowest}, highest ${highest}`,
  none: (label: string) => `${label}: no values`,
};

export type SparklineWords = Translation<typeof en>;
