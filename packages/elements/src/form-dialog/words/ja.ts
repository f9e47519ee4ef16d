import type { FormDialogWords } from './en.js';

export const ja: FormDialogWords = {
  cancel: 'キャンセル',
  question: '変更を破棄しますか?',
  consequence: '入力した内容は失われます。',
  discard: '破棄',
  stay: '編集を続ける',
};
