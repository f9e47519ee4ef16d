import { plural } from '../../core/plural.js';
import type { CheckboxGroupWords } from './en.js';

export const de: CheckboxGroupWords = {
  required: 'Erforderlich.',
  atLeast: (count: number) =>
    plural('de', count, {
      one: 'Wählen Sie mindestens # Option aus.',
      other: 'Wählen Sie mindestens # Optionen aus.',
    }),
  atMost: (count: number) =>
    plural('de', count, {
      one: 'Wählen Sie höchstens # Option aus.',
      other: 'Wählen Sie höchstens # Optionen aus.',
    }),
};
