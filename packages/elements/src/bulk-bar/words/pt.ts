import { plural } from '../../core/plural.js';
import type { BulkBarWords } from './en.js';

export const pt: BulkBarWords = {
  selected: (count: number) => plural('pt', count, { one: '# selecionado', other: '# selecionados' }),
  clear: 'Limpar seleção',
};
