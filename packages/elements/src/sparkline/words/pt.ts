import type { SparklineWords } from './en.js';

export const pt: SparklineWords = {
  trend: 'Tendência',
  summary: (label, { first, last, lowest, highest }) =>
    `${label}: de ${first} a ${last}, mínimo ${lowest}, máximo ${highest}`,
  none: (label) => `${label}: sem valores`,
};
