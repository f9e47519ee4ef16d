import { plural } from '../../core/plural.js';
import type { TagFieldWords } from './en.js';

export const de: TagFieldWords = {
  entered: (tags: string) => `Eingegeben: ${tags}`,
  added: (tags: string) => `Hinzugefügt: ${tags}`,
  known: (tags: string) => `Bereits eingegeben: ${tags}`,
  edited: (tag: string) => `${tag} wird bearbeitet`,
  remove: (tag: string) => `${tag} entfernen`,
  removed: (tag: string) => `${tag} entfernt`,
  invalid: 'Ungültig:',
  missing: 'Geben Sie mindestens ein Tag ein.',
  atMost: (max: number) =>
    plural('de', max, { one: 'Geben Sie höchstens # Tag ein.', other: 'Geben Sie höchstens # Tags ein.' }),
};
