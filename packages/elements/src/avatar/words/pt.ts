import type { AvatarWords } from './en.js';

export const pt: AvatarWords = {
  online: 'Online',
  away: 'Ausente',
  busy: 'Ocupado',
  offline: 'Offline',
  both: (name, status) => `${name}, ${status}`,
};
