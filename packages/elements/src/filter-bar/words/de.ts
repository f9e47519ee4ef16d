import { formatNumber, plural } from '../../core/plural.js';
import type { FilterBarWords } from './en.js';

export const de: FilterBarWords = {
  label: 'Aktive Filter',
  clear: 'Filter zurücksetzen',
  more: (count: number) =>
    plural('de', count, { one: '# weiteren Filter anzeigen', other: '# weitere Filter anzeigen' }),
  count: (count: number) => `+${formatNumber('de', count)}`,
  fewer: 'Weniger',
  remove: (name: string) => `${name} entfernen`,
  removed: (name: string) => `${name} entfernt`,
};
