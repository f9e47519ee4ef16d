import type { PasswordFieldWords } from './en.js';

export const de: PasswordFieldWords = {
  showPassword: 'Passwort anzeigen',
  capsLock: 'Die Feststelltaste ist aktiviert.',
  valueMissing: 'Geben Sie ein Passwort ein.',
  rulesOpen: 'Es sind noch nicht alle Regeln erfüllt.',
  rulesMet: 'Alle Regeln sind erfüllt.',
  met: 'Erfüllt:',
  open: 'Noch nicht erfüllt:',
};
