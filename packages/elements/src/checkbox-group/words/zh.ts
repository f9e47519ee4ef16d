import type { CheckboxGroupWords } from './en.js';

export const zh: CheckboxGroupWords = {
  required: '必选。',
  atLeast: (count: number) => `请至少选择 ${count} 个选项。`,
  atMost: (count: number) => `最多只能选择 ${count} 个选项。`,
};
