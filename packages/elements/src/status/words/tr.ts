import type { StatusWords } from './en.js';

export const tr: StatusWords = {
  healthy: 'Sağlıklı',
  warning: 'Uyarı',
  error: 'Hata',
  stopped: 'Durduruldu',
  paused: 'Duraklatıldı',
  unknown: 'Bilinmiyor',
  progress: 'Sürüyor',
  maintenance: 'Bakımda',
};
