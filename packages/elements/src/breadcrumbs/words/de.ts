import { plural } from '../../core/plural.js';
import type { BreadcrumbsWords } from './en.js';

export const de: BreadcrumbsWords = {
  label: 'Navigationspfad',
  more: (count: number) => plural('de', count, { one: '# weitere Ebene anzeigen', other: '# weitere Ebenen anzeigen' }),
};
