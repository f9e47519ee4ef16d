import { plural } from '../../core/plural.js';
import type { SectionMenuWords } from './en.js';

export const ja: SectionMenuWords = {
  count: (count: number) => plural('ja', count, { other: '# 件' }),
};
