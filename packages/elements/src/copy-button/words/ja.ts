import type { CopyButtonWords } from './en.js';

export const ja: CopyButtonWords = {
  copy: 'コピー',
  copyWhat: (what) => `コピー: ${what}`,
  copied: 'コピーしました',
  failed: 'コピーできませんでした。テキストを選択してキーボードでコピーしてください。',
};
