import type { SparklineWords } from './en.js';

export const ar: SparklineWords = {
  trend: 'الاتجاه',
  summary: (label, { first, last, lowest, highest }) =>
    `\u2068${label}\u2069: من \u2068${first}\u2069 إلى \u2068${last}\u2069، الأدنى \u2068${lowest}\u2069، الأعلى \u2068${highest}\u2069`,
  none: (label) => `\u2068${label}\u2069: لا توجد قيم`,
};
