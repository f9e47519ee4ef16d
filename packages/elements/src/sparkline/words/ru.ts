import type { SparklineWords } from './en.js';

export const ru: SparklineWords = {
  trend: 'Динамика',
  summary: (label, { first, last, lowest, highest }) =>
    `${label}: от ${first} до ${last}, минимум ${lowest}, максимум ${highest}`,
  none: (label) => `${label}: нет значений`,
};
