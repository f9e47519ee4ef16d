import { formatNumber } from '../../core/plural.js';
import type { BadgeWords } from './en.js';

export const de: BadgeWords = {
  more: (max) => `Mehr als ${formatNumber('de', max)}`,
};
