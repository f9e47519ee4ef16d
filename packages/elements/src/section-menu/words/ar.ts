import { plural } from '../../core/plural.js';
import type { SectionMenuWords } from './en.js';

export const ar: SectionMenuWords = {
  count: (count: number) =>
    plural('ar', count, {
      zero: 'لا عناصر',
      one: 'عنصر واحد',
      two: 'عنصران',
      few: '# عناصر',
      many: '# عنصرًا',
      other: '# عنصر',
    }),
};
