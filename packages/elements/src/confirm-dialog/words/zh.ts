import { plural } from '../../core/plural.js';
import type { ConfirmDialogWords } from './en.js';

export const zh: ConfirmDialogWords = {
  cancel: '取消',
  type: (phrase: string) => `输入“${phrase}”以确认`,
  mismatch: (phrase: string) => `这不是“${phrase}”。`,
  remaining: (count: number) => plural('zh', count, { other: '还差 # 个字符' }),
};
