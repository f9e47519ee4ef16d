import type { CheckboxGroupWords } from './en.js';

export const ja: CheckboxGroupWords = {
  required: '必須です。',
  atLeast: (count: number) => `${count} 個以上のオプションを選択してください。`,
  atMost: (count: number) => `選択できるオプションは ${count} 個までです。`,
};
