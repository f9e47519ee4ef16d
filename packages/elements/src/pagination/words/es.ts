import { plural } from '../../core/plural.js';
import type { PaginationWords } from './en.js';

export const es: PaginationWords = {
  label: 'Paginación',
  range: (from: string, to: string, total: string) => `${from}–${to} de ${total}`,
  openRange: (from: string, to: string) => `${from}–${to}`,
  rows: (count: number) => plural('es', count, { one: '# fila', other: '# filas' }),
  none: 'Sin filas',
  perPage: 'Filas por página',
  page: 'Página',
  ofPages: (count: string) => `de ${count}`,
  first: 'Primera página',
  previous: 'Página anterior',
  next: 'Página siguiente',
  last: 'Última página',
};
