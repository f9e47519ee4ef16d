import { plural } from '../../core/plural.js';
import type { FormSummaryWords } from './en.js';

export const pt: FormSummaryWords = {
  problems: (count: number) => plural('pt', count, { one: 'Há # problema', other: 'Há # problemas' }),
  left: (count: number) => plural('pt', count, { one: 'Resta # problema', other: 'Restam # problemas' }),
  none: 'Não resta nenhum problema',
};
