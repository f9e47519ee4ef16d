import type { SparklineWords } from './en.js';

export const es: SparklineWords = {
  trend: 'Tendencia',
  summary: (label, { first, last, lowest, highest }) =>
    `${label}: de ${first} a ${last}, mínimo ${lowest}, máximo ${highest}`,
  none: (label) => `${label}: sin valores`,
};
