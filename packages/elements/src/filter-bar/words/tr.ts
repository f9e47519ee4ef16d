import { formatNumber, plural } from '../../core/plural.js';
import type { FilterBarWords } from './en.js';

export const tr: FilterBarWords = {
  label: 'Filtreler',
  clear: 'Filtreleri temizle',
  more: (count: number) => plural('tr', count, { other: '# filtre daha göster' }),
  count: (count: number) => `+${formatNumber('tr', count)}`,
  fewer: 'Daha az',
  remove: (name: string) => `${name} filtresini kaldır`,
  removed: (name: string) => `${name} kaldırıldı`,
};
