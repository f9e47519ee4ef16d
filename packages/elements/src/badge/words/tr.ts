import { formatNumber } from '../../core/plural.js';
import type { BadgeWords } from './en.js';

export const tr: BadgeWords = {
  more: (max) => `${formatNumber('tr', max)} üzeri`,
};
