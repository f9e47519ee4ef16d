import type { SparklineWords } from './en.js';

export const de: SparklineWords = {
  trend: 'Verlauf',
  summary: (label, { first, last, lowest, highest }) =>
    `${label}: von ${first} bis ${last}, Minimum ${lowest}, Maximum ${highest}`,
  none: (label) => `${label}: keine Werte`,
};
