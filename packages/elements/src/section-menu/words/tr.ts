import { plural } from '../../core/plural.js';
import type { SectionMenuWords } from './en.js';

export const tr: SectionMenuWords = {
  count: (count: number) => plural('tr', count, { other: '# öğe' }),
};
