import { plural } from '../../core/plural.js';
import type { SectionMenuWords } from './en.js';

export const de: SectionMenuWords = {
  count: (count: number) => plural('de', count, { one: '# Objekt', other: '# Objekte' }),
};
