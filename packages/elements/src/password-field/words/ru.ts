import type { PasswordFieldWords } from './en.js';

export const ru: PasswordFieldWords = {
  showPassword: 'Показать пароль',
  capsLock: 'Включён Caps Lock.',
  valueMissing: 'Введите пароль.',
  rulesOpen: 'Выполнены ещё не все требования.',
  rulesMet: 'Все требования выполнены.',
  met: 'Выполнено:',
  open: 'Ещё не выполнено:',
};
