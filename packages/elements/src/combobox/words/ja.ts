import type { ComboboxWords } from './en.js';

export const ja: ComboboxWords = {
  empty: '一致する項目がありません',
  loading: '読み込み中…',
  results: (count: number) => `${count} 件`,
  moreResults: (count: number) => `${count} 件を超える結果`,
  chosen: (names: string) => `選択済み: ${names}`,
  remove: (name: string) => `${name} を削除`,
  removed: (name: string) => `${name} を削除しました`,
  invalid: '無効:',
  clear: 'クリア',
};
