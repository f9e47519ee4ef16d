import type { AvatarWords } from './en.js';

export const ar: AvatarWords = {
  online: 'متصل',
  away: 'بالخارج',
  busy: 'مشغول',
  offline: 'غير متصل',
  both: (name, status) => `\u2068${name}\u2069، ${status}`,
};
