import { formatNumber } from '../../core/plural.js';
import type { BadgeWords } from './en.js';

export const ar: BadgeWords = {
  more: (max) => `أكثر من ${formatNumber('ar', max)}`,
};
