import { catalogue } from '../core/wording.js';

export const dialogWords = catalogue({
  en: { close: 'Close' },
  ar: { close: 'إغلاق' },
  de: { close: 'Schließen' },
  es: { close: 'Cerrar' },
  ja: { close: '閉じる' },
  pt: { close: 'Fechar' },
  ru: { close: 'Закрыть' },
  tr: { close: 'Kapat' },
  zh: { close: '关闭' },
});
