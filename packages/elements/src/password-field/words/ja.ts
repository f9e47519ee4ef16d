import type { PasswordFieldWords } from './en.js';

export const ja: PasswordFieldWords = {
  showPassword: 'パスワードを表示',
  capsLock: 'Caps Lock がオンになっています。',
  valueMissing: 'パスワードを入力してください。',
  rulesOpen: '条件をすべて満たしていません。',
  rulesMet: '条件をすべて満たしています。',
  met: '達成済み:',
  open: '未達成:',
};
