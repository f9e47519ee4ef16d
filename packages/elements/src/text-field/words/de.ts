import type { TextFieldWords } from './en.js';

export const de: TextFieldWords = {
  clear: 'Leeren',
  showPassword: 'Passwort anzeigen',
  email: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  url: 'Geben Sie eine Webadresse ein, die mit https:// oder http:// beginnt.',
  tooLong: (max: number) => `Verwenden Sie höchstens ${max} Zeichen.`,
  tooShort: (min: number) => `Verwenden Sie mindestens ${min} Zeichen.`,
};
