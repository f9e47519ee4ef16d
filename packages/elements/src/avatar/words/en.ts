import type { Translation } from '../../core/translation.js';

export const en = {
  online: 'Online',
  away: 'Away',
  busy: 'Busy',
  offline: 'Offline',
  both: (name: string, status: string) => `${name}, ${status}`,
};

export type AvatarWords = Translation<typeof en>;
