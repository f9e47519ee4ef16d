import type { TextFieldWords } from './en.js';

export const tr: TextFieldWords = {
  clear: 'Temizle',
  showPassword: 'Parolayı göster',
  email: 'ad@example.com gibi bir e-posta adresi girin.',
  url: 'https:// veya http:// ile başlayan bir web adresi girin.',
  tooLong: (max: number) => `En fazla ${max} karakter kullanın.`,
  tooShort: (min: number) => `En az ${min} karakter kullanın.`,
};
