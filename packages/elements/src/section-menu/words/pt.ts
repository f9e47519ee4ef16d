import { plural } from '../../core/plural.js';
import type { SectionMenuWords } from './en.js';

export const pt: SectionMenuWords = {
  count: (count: number) => plural('pt', count, { one: '# item', other: '# itens' }),
};
