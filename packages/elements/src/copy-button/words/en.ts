import type { Translation } from '../../core/translation.js';

export const en = {
  copy: 'Copy',
  copyWhat: (what: string) => `Copy: ${what}`,
  copied: 'Copied',
  failed: 'Could not copy. Select the text and copy it with the keyboard.',
};

export type CopyButtonWords = Translation<typeof en>;
