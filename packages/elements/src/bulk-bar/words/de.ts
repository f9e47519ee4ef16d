import { plural } from '../../core/plural.js';
import type { BulkBarWords } from './en.js';

export const de: BulkBarWords = {
  selected: (count: number) => plural('de', count, { other: '# ausgewählt' }),
  clear: 'Auswahl aufheben',
};
