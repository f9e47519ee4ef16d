import { plural } from '../../core/plural.js';
import type { BulkBarWords } from './en.js';

export const es: BulkBarWords = {
  selected: (count: number) => plural('es', count, { one: '# seleccionado', other: '# seleccionados' }),
  clear: 'Anular la selección',
};
