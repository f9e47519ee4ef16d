import type { Translation } from '../../core/translation.js';

/** What a bar says to who does not see it. The parameters are values in words, such as "86%" or "188 of 192". */
export const en = {
  after: (now: string, then: string) => `${now}, ${then} after this change`,
  warning: (value: string) => `Warning: ${value}`,
  danger: (value: string) => `Critical: ${value}`,
};

export type MeterWords = Translation<typeof en>;
