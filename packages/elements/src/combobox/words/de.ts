import type { ComboboxWords } from './en.js';

export const de: ComboboxWords = {
  empty: 'Keine Treffer',
  loading: 'Wird geladen …',
  results: (count: number) => `${count} Treffer`,
  moreResults: (count: number) => `Mehr als ${count} Treffer`,
  chosen: (names: string) => `Ausgewählt: ${names}`,
  remove: (name: string) => `${name} entfernen`,
  removed: (name: string) => `${name} entfernt`,
  invalid: 'Ungültig:',
  clear: 'Leeren',
};
