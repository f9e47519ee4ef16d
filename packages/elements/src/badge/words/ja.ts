import { formatNumber } from '../../core/plural.js';
import type { BadgeWords } from './en.js';

export const ja: BadgeWords = {
  more: (max) => `${formatNumber('ja', max)} 超`,
};
