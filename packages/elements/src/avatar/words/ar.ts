import type { AvatarWords } from './en.js';

export const ar: AvatarWords = {
  online: 'متصل',
  away: 'بعيد',
  busy: 'مشغول',
  offline: 'غير متصل',
  both: (name, status) => `${name}، ${status}`,
};
