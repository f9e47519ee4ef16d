import type { ToolbarWords } from './en.js';

export const ja: ToolbarWords = {
  more: 'その他の操作',
};
