import type { ToolbarWords } from './en.js';

export const zh: ToolbarWords = {
  more: '更多操作',
};
