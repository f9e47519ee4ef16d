import type { AvatarWords } from './en.js';

export const ja: AvatarWords = {
  online: 'オンライン',
  away: '離席中',
  busy: '取り込み中',
  offline: 'オフライン',
  both: (name, status) => `${name}、${status}`,
};
