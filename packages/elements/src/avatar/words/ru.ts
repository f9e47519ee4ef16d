import type { AvatarWords } from './en.js';

export const ru: AvatarWords = {
  online: 'В сети',
  away: 'Нет на месте',
  busy: 'Не беспокоить',
  offline: 'Не в сети',
  both: (name, status) => `${name}, ${status}`,
};
