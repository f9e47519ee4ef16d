import { plural } from '../../core/plural.js';
import type { BreadcrumbsWords } from './en.js';

export const pt: BreadcrumbsWords = {
  label: 'Caminho de navegação',
  more: (count: number) => plural('pt', count, { one: 'Mostrar mais # nível', other: 'Mostrar mais # níveis' }),
};
