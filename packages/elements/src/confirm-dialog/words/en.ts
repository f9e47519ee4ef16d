import { plural } from '../../core/plural.js';
import type { Translation } from '../../core/translation.js';

export const en = {
  cancel: 'Cancel',
  type: (phrase: string) => `Type “${phrase}” to confirm`,
  mismatch: (phrase: string) => `This is not “${phrase}”.`,
  remaining: (count: number) => plural('en', count, { one: '# more character', other: '# more characters' }),
};

export type ConfirmDialogWords = Translation<typeof en>;
