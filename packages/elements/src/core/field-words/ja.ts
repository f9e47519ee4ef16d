import type { FieldWords } from './en.js';

export const ja: FieldWords = {
  valueMissing: '必須です。',
  typeMismatch: '値の形式が正しくありません。',
  patternMismatch: '指定された形式で入力してください。',
  tooLong: 'テキストが長すぎます。',
  tooShort: 'テキストが短すぎます。',
  rangeUnderflow: '値が小さすぎます。',
  rangeOverflow: '値が大きすぎます。',
  stepMismatch: '値が許可された刻みの間にあります。',
  badInput: 'この値は読み取れません。',
};
