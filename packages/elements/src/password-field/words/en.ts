import type { Translation } from '../../core/translation.js';

export const en = {
  showPassword: 'Show password',
  capsLock: 'Caps Lock is on.',
  valueMissing: 'Enter a password.',
  rulesOpen: 'Some rules are not met.',
  rulesMet: 'All rules are met.',
  /** Said before the words of a rule, to who listens. */
  met: 'Met:',
  open: 'Not met yet:',
};

export type PasswordFieldWords = Translation<typeof en>;
