import { plural } from '../../core/plural.js';
import type { FormSummaryWords } from './en.js';

export const es: FormSummaryWords = {
  problems: (count: number) => plural('es', count, { one: 'Hay # problema', other: 'Hay # problemas' }),
  left: (count: number) => plural('es', count, { one: 'Queda # problema', other: 'Quedan # problemas' }),
  none: 'No queda ningún problema',
};
