import type { TextFieldWords } from './en.js';

export const ja: TextFieldWords = {
  clear: 'クリア',
  showPassword: 'パスワードを表示',
  email: 'メールアドレスを入力してください (例: name@example.com)。',
  url: 'https:// または http:// で始まる URL を入力してください。',
  tooLong: (max: number) => `${max} 文字以内で入力してください。`,
  tooShort: (min: number) => `${min} 文字以上で入力してください。`,
};
