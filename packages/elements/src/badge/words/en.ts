import { formatNumber } from '../../core/plural.js';
import type { Translation } from '../../core/translation.js';

/** What is said for a count above the highest that is written out, which a screen reader would read as "99 plus". */
export const en = { more: (max: number) => `More than ${formatNumber('en', max)}` };

export type BadgeWords = Translation<typeof en>;
