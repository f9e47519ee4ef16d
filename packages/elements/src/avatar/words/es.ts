import type { AvatarWords } from './en.js';

export const es: AvatarWords = {
  online: 'En línea',
  away: 'Ausente',
  busy: 'Ocupado',
  offline: 'Sin conexión',
  both: (name, status) => `${name}, ${status}`,
};
