import type { StepsWords } from './en.js';

export const ar: StepsWords = {
  label: 'الخطوات',
  done: 'مكتملة',
  problem: 'تحتاج إلى مراجعة',
};
