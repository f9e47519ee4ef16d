import { plural } from '../../core/plural.js';
import type { ConfirmDialogWords } from './en.js';

export const ja: ConfirmDialogWords = {
  cancel: 'キャンセル',
  type: (phrase: string) => `確認のため「${phrase}」と入力してください`,
  mismatch: (phrase: string) => `「${phrase}」と一致しません。`,
  remaining: (count: number) => plural('ja', count, { other: 'あと # 文字' }),
};
