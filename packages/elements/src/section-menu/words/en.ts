import { plural } from '../../core/plural.js';
import type { Translation } from '../../core/translation.js';

export const en = {
  count: (count: number) => plural('en', count, { one: '# item', other: '# items' }),
};

export type SectionMenuWords = Translation<typeof en>;
