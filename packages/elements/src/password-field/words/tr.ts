import type { PasswordFieldWords } from './en.js';

export const tr: PasswordFieldWords = {
  showPassword: 'Parolayı göster',
  capsLock: 'Caps Lock açık.',
  valueMissing: 'Bir parola girin.',
  rulesOpen: 'Henüz tüm kurallar karşılanmıyor.',
  rulesMet: 'Tüm kurallar karşılanıyor.',
  met: 'Karşılandı:',
  open: 'Henüz karşılanmadı:',
};
