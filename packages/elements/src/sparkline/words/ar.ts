import type { SparklineWords } from './en.js';

export const ar: SparklineWords = {
  trend: 'الاتجاه',
  summary: (label, { first, last, lowest, highest }) =>
    `${label}: من ${first} إلى ${last}، الأدنى ${lowest}، الأعلى ${highest}`,
  none: (label) => `${label}: لا توجد قيم`,
};
