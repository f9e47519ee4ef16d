import type { Translation } from '../../core/translation.js';

export const en = { close: 'Close' };

export type DialogWords = Translation<typeof en>;
