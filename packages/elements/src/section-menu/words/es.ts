import { plural } from '../../core/plural.js';
import type { SectionMenuWords } from './en.js';

export const es: SectionMenuWords = {
  count: (count: number) => plural('es', count, { one: '# elemento', other: '# elementos' }),
};
