import { plural } from '../../core/plural.js';
import type { BreadcrumbsWords } from './en.js';

export const tr: BreadcrumbsWords = {
  label: 'Gezinti yolu',
  more: (count: number) => plural('tr', count, { other: '# düzey daha göster' }),
};
