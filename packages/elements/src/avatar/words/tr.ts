import type { AvatarWords } from './en.js';

export const tr: AvatarWords = {
  online: 'Çevrimiçi',
  away: 'Uzakta',
  busy: 'Meşgul',
  offline: 'Çevrimdışı',
  both: (name, status) => `${name}, ${status}`,
};
