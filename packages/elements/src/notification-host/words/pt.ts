import type { NotificationHostWords } from './en.js';

export const pt: NotificationHostWords = {
  region: 'Notificações',
  close: 'Fechar',
  more: 'Mostrar mais',
  less: 'Mostrar menos',
};
