import { plural } from '../../core/plural.js';
import type { Translation } from '../../core/translation.js';

export const en = {
  problems: (count: number) => plural('en', count, { one: 'There is # problem', other: 'There are # problems' }),
  left: (count: number) => plural('en', count, { one: '# problem left', other: '# problems left' }),
  none: 'No problems left',
};

export type FormSummaryWords = Translation<typeof en>;
