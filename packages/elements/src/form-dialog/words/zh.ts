import type { FormDialogWords } from './en.js';

export const zh: FormDialogWords = {
  cancel: '取消',
  question: '要放弃更改吗？',
  consequence: '您输入的内容将会丢失。',
  discard: '放弃',
  stay: '继续编辑',
};
