import type { NotificationHostWords } from './en.js';

export const tr: NotificationHostWords = {
  region: 'Bildirimler',
  close: 'Kapat',
  more: 'Daha fazla göster',
  less: 'Daha az göster',
};
