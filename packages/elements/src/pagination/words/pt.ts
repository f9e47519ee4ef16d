import { plural } from '../../core/plural.js';
import type { PaginationWords } from './en.js';

export const pt: PaginationWords = {
  label: 'Paginação',
  range: (from: string, to: string, total: string) => `${from}–${to} de ${total}`,
  openRange: (from: string, to: string) => `${from}–${to}`,
  rows: (count: number) => plural('pt', count, { one: '# linha', other: '# linhas' }),
  none: 'Nenhuma linha',
  perPage: 'Linhas por página',
  page: 'Página',
  ofPages: (count: string) => `de ${count}`,
  first: 'Primeira página',
  previous: 'Página anterior',
  next: 'Próxima página',
  last: 'Última página',
};
