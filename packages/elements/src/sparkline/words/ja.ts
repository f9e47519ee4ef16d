import type { SparklineWords } from './en.js';

export const ja: SparklineWords = {
  trend: '推移',
  summary: (label, { first, last, lowest, highest }) =>
    `${label}: ${first} から ${last}、最小 ${lowest}、最大 ${highest}`,
  none: (label) => `${label}: 値なし`,
};
