import type { AvatarWords } from './en.js';

export const de: AvatarWords = {
  online: 'Online',
  away: 'Abwesend',
  busy: 'Beschäftigt',
  offline: 'Offline',
  both: (name, status) => `${name}, ${status}`,
};
