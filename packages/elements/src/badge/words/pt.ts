import { formatNumber } from '../../core/plural.js';
import type { BadgeWords } from './en.js';

export const pt: BadgeWords = {
  more: (max) => `Mais de ${formatNumber('pt', max)}`,
};
