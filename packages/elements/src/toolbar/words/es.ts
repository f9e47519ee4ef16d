import type { ToolbarWords } from './en.js';

export const es: ToolbarWords = {
  more: 'Más acciones',
};
