import { plural } from '../../core/plural.js';
import type { BreadcrumbsWords } from './en.js';

export const es: BreadcrumbsWords = {
  label: 'Ruta de navegación',
  more: (count: number) => plural('es', count, { one: 'Mostrar # nivel más', other: 'Mostrar # niveles más' }),
};
