import type { NotificationHostWords } from './en.js';

export const de: NotificationHostWords = {
  region: 'Benachrichtigungen',
  close: 'Schließen',
  more: 'Mehr anzeigen',
  less: 'Weniger anzeigen',
};
