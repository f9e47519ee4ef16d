import type { ToolbarWords } from './en.js';

export const ru: ToolbarWords = {
  more: 'Другие действия',
};
