import type { FileFieldWords } from './en.js';

export const ja: FileFieldWords = {
  required: '必須です。',
  chooseOne: 'ファイルを選択',
  chooseSeveral: 'ファイルを選択',
  dropOne: 'またはここにファイルをドロップ',
  dropSeveral: 'またはここにファイルをドロップ (複数可)',
  dropNow: 'ドロップして追加',
  upTo: (size: string) => `1 ファイルあたり ${size} まで`,
  files: '選択したファイル',
  remove: (name: string) => `${name} を削除`,
  added: (name: string) => `${name} を追加しました`,
  addedSeveral: (count: number) => `${count} 個のファイルを追加しました`,
  removed: (name: string) => `${name} を削除しました`,
  missing: 'ファイルを選択してください。',
  wrongType: (name: string, types: string) => `「${name}」の形式には対応していません。対応形式: ${types}`,
  tooLarge: (name: string, size: string) => `「${name}」のサイズが ${size} を超えています。`,
  typeMismatch: '対応していない形式',
  rangeOverflow: 'サイズ超過',
  folder: 'フォルダーは追加できません。ファイルのみ追加できます。',
  onlyOne: '追加できるファイルは 1 個だけです。最初のファイルを追加しました。',
};
