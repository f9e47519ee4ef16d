import type { Translation } from '../translation.js';

/** What is said for the dash that stands where there is no value. */
export const en = { missing: 'No value' };

export type MissingWords = Translation<typeof en>;
