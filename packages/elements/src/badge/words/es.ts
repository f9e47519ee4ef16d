import { formatNumber } from '../../core/plural.js';
import type { BadgeWords } from './en.js';

export const es: BadgeWords = {
  more: (max) => `Más de ${formatNumber('es', max)}`,
};
