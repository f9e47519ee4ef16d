import { plural } from '../../core/plural.js';
import type { FormSummaryWords } from './en.js';

export const ar: FormSummaryWords = {
  problems: (count: number) =>
    plural('ar', count, {
      one: 'توجد مشكلة واحدة',
      two: 'توجد مشكلتان',
      few: 'توجد # مشكلات',
      many: 'توجد # مشكلة',
      other: 'توجد # مشكلة',
    }),
  left: (count: number) =>
    plural('ar', count, {
      one: 'بقيت مشكلة واحدة',
      two: 'بقيت مشكلتان',
      few: 'بقيت # مشكلات',
      many: 'بقيت # مشكلة',
      other: 'بقيت # مشكلة',
    }),
  none: 'لم تبقَ أي مشكلة',
};
