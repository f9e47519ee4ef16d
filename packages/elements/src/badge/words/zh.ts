import { formatNumber } from '../../core/plural.js';
import type { BadgeWords } from './en.js';

export const zh: BadgeWords = {
  more: (max) => `超过 ${formatNumber('zh', max)}`,
};
