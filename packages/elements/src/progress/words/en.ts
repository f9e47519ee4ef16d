import type { Translation } from '../../core/translation.js';

/** The name of a bar that nobody named. */
export const en = { progress: 'Progress' };

export type ProgressWords = Translation<typeof en>;
