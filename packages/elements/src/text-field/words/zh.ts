import type { TextFieldWords } from './en.js';

export const zh: TextFieldWords = {
  clear: '清除',
  showPassword: '显示密码',
  email: '请输入电子邮件地址，例如 name@example.com。',
  url: '请输入以 https:// 或 http:// 开头的网址。',
  tooLong: (max: number) => `最多使用 ${max} 个字符。`,
  tooShort: (min: number) => `至少使用 ${min} 个字符。`,
};
