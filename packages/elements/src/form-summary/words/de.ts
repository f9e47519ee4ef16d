import { plural } from '../../core/plural.js';
import type { FormSummaryWords } from './en.js';

export const de: FormSummaryWords = {
  problems: (count: number) => plural('de', count, { one: 'Es gibt # Problem', other: 'Es gibt # Probleme' }),
  left: (count: number) => plural('de', count, { one: 'Noch # Problem', other: 'Noch # Probleme' }),
  none: 'Alle Probleme sind behoben',
};
