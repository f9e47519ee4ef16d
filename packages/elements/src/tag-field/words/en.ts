import { plural } from '../../core/plural.js';
import type { Translation } from '../../core/translation.js';

export const en = {
  entered: (tags: string) => `Entered: ${tags}`,
  added: (tags: string) => `Added: ${tags}`,
  known: (tags: string) => `Already entered: ${tags}`,
  edited: (tag: string) => `Editing ${tag}`,
  remove: (tag: string) => `Remove ${tag}`,
  removed: (tag: string) => `${tag} removed`,
  invalid: 'Not valid:',
  missing: 'Enter at least one tag.',
  atMost: (max: number) => plural('en', max, { one: 'Enter at most # tag.', other: 'Enter at most # tags.' }),
};

export type TagFieldWords = Translation<typeof en>;
