import type { ToolbarWords } from './en.js';

export const ar: ToolbarWords = {
  more: 'إجراءات أخرى',
};
