import type { ToolbarWords } from './en.js';

export const pt: ToolbarWords = {
  more: 'Mais ações',
};
