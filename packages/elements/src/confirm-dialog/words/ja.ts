import type { ConfirmDialogWords } from './en.js';

export const ja: ConfirmDialogWords = {
  cancel: 'キャンセル',
  type: (phrase: string) => `確認のため「${phrase}」と入力してください`,
  mismatch: (phrase: string) => `「${phrase}」と一致しません。`,
};
