import type { PasswordFieldWords } from './en.js';

export const ar: PasswordFieldWords = {
  showPassword: 'إظهار كلمة المرور',
  capsLock: 'مفتاح Caps Lock مُفعَّل.',
  valueMissing: 'أدخل كلمة المرور.',
  rulesOpen: 'لم تُستوفَ جميع الشروط بعد.',
  rulesMet: 'استُوفيت جميع الشروط.',
  met: 'مستوفى:',
  open: 'غير مستوفى بعد:',
};
