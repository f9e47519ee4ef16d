import type { NotificationHostWords } from './en.js';

export const es: NotificationHostWords = {
  region: 'Notificaciones',
  close: 'Cerrar',
  more: 'Mostrar más',
  less: 'Mostrar menos',
};
