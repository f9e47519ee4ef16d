import { plural } from '../../core/plural.js';
import type { SectionMenuWords } from './en.js';

export const zh: SectionMenuWords = {
  count: (count: number) => plural('zh', count, { other: '# 项' }),
};
