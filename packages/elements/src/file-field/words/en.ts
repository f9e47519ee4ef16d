import { plural } from '../../core/plural.js';
import type { Translation } from '../../core/translation.js';

export const en = {
  required: 'Required.',
  chooseOne: 'Choose a file',
  chooseSeveral: 'Choose files',
  dropOne: 'Or drop a file here',
  dropSeveral: 'Or drop files here',
  dropNow: 'Drop to add',
  upTo: (size: string) => `Up to ${size} per file`,
  files: 'Selected files',
  remove: (name: string) => `Remove ${name}`,
  added: (name: string) => `${name} added`,
  addedSeveral: (count: number) => plural('en', count, { one: '# file added', other: '# files added' }),
  removed: (name: string) => `${name} removed`,
  missing: 'Choose a file.',
  wrongType: (name: string, types: string) => `“${name}” is not an accepted file type: ${types}.`,
  tooLarge: (name: string, size: string) => `“${name}” is larger than ${size}.`,
  /** Beside the file itself; the key is the rule. */
  typeMismatch: 'Wrong type',
  rangeOverflow: 'Too large',
  folder: 'Folders cannot be added, only files.',
  onlyOne: 'Only one file can be added. The first was used.',
};

export type FileFieldWords = Translation<typeof en>;
