import { formatNumber } from '../../core/plural.js';
import type { BadgeWords } from './en.js';

export const ru: BadgeWords = {
  more: (max) => `Больше ${formatNumber('ru', max)}`,
};
