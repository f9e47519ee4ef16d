import type { ToolbarWords } from './en.js';

export const de: ToolbarWords = {
  more: 'Weitere Aktionen',
};
