import type { SparklineWords } from './en.js';

export const zh: SparklineWords = {
  trend: '趋势',
  summary: (label, { first, last, lowest, highest }) =>
    `${label}：从 ${first} 到 ${last}，最低 ${lowest}，最高 ${highest}`,
  none: (label) => `${label}：没有值`,
};
