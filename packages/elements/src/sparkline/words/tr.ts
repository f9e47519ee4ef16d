import type { SparklineWords } from './en.js';

export const tr: SparklineWords = {
  trend: 'Eğilim',
  summary: (label, { first, last, lowest, highest }) =>
    `${label}: ilk değer ${first}, son değer ${last}, en düşük ${lowest}, en yüksek ${highest}`,
  none: (label) => `${label}: değer yok`,
};
