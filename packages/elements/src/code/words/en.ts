import type { Translation } from '../../core/translation.js';

export const en = {
  code: 'Code',
  wrap: 'Wrap lines',
};

export type CodeWords = Translation<typeof en>;
