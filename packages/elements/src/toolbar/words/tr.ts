import type { ToolbarWords } from './en.js';

export const tr: ToolbarWords = {
  more: 'Diğer işlemler',
};
