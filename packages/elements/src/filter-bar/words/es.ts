import { formatNumber, plural } from '../../core/plural.js';
import type { FilterBarWords } from './en.js';

export const es: FilterBarWords = {
  label: 'Filtros',
  clear: 'Borrar filtros',
  more: (count: number) => plural('es', count, { one: 'Mostrar # filtro más', other: 'Mostrar # filtros más' }),
  count: (count: number) => `+${formatNumber('es', count)}`,
  fewer: 'Menos',
  remove: (name: string) => `Quitar ${name}`,
  removed: (name: string) => `Se ha quitado ${name}`,
};
