import { plural } from '../../core/plural.js';
import type { PaginationWords } from './en.js';

export const de: PaginationWords = {
  label: 'Seitennavigation',
  range: (from: string, to: string, total: string) => `${from}–${to} von ${total}`,
  openRange: (from: string, to: string) => `${from}–${to}`,
  rows: (count: number) => plural('de', count, { one: '# Zeile', other: '# Zeilen' }),
  none: 'Keine Zeilen',
  perPage: 'Zeilen pro Seite',
  page: 'Seite',
  ofPages: (count: string) => `von ${count}`,
  first: 'Erste Seite',
  previous: 'Vorherige Seite',
  next: 'Nächste Seite',
  last: 'Letzte Seite',
};
