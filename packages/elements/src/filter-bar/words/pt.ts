import { formatNumber, plural } from '../../core/plural.js';
import type { FilterBarWords } from './en.js';

export const pt: FilterBarWords = {
  label: 'Filtros',
  clear: 'Limpar filtros',
  more: (count: number) => plural('pt', count, { one: 'Mostrar mais # filtro', other: 'Mostrar mais # filtros' }),
  count: (count: number) => `+${formatNumber('pt', count)}`,
  fewer: 'Menos',
  remove: (name: string) => `Remover ${name}`,
  removed: (name: string) => `${name}: removido`,
};
