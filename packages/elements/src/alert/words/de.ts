import type { AlertWords } from './en.js';

export const de: AlertWords = {
  info: 'Hinweis:',
  success: 'Erfolg:',
  warning: 'Warnung:',
  danger: 'Fehler:',
  close: 'Schließen',
  details: 'Details',
  more: 'Mehr anzeigen',
  less: 'Weniger anzeigen',
};
