import type { AlertWords } from './en.js';

export const tr: AlertWords = {
  info: 'Bilgi:',
  success: 'Başarılı:',
  warning: 'Uyarı:',
  danger: 'Hata:',
  close: 'Kapat',
  details: 'Ayrıntılar',
  more: 'Daha fazla göster',
  less: 'Daha az göster',
};
