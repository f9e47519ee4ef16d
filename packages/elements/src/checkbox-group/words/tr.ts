import type { CheckboxGroupWords } from './en.js';

export const tr: CheckboxGroupWords = {
  required: 'Zorunlu.',
  atLeast: (count: number) => `En az ${count} seçenek belirleyin.`,
  atMost: (count: number) => `En fazla ${count} seçenek belirleyin.`,
};
