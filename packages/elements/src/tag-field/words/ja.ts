import type { TagFieldWords } from './en.js';

export const ja: TagFieldWords = {
  entered: (tags: string) => `入力済み: ${tags}`,
  added: (tags: string) => `追加しました: ${tags}`,
  known: (tags: string) => `すでに入力されています: ${tags}`,
  edited: (tag: string) => `${tag} を編集中`,
  remove: (tag: string) => `${tag} を削除`,
  removed: (tag: string) => `${tag} を削除しました`,
  invalid: '無効:',
  missing: 'タグを 1 つ以上入力してください。',
  atMost: (max: number) => `タグは ${max} 個以内で入力してください。`,
};
