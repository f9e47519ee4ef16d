import type { AlertWords } from './en.js';

export const ja: AlertWords = {
  info: '情報:',
  success: '成功:',
  warning: '警告:',
  danger: 'エラー:',
  close: '閉じる',
  details: '詳細',
  more: 'さらに表示',
  less: '折りたたむ',
};
