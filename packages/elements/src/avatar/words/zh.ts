import type { AvatarWords } from './en.js';

export const zh: AvatarWords = {
  online: '在线',
  away: '离开',
  busy: '忙碌',
  offline: '离线',
  both: (name, status) => `${name}，${status}`,
};
