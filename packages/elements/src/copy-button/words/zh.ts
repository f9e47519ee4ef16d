import type { CopyButtonWords } from './en.js';

export const zh: CopyButtonWords = {
  copy: '复制',
  copyWhat: (what) => `复制：${what}`,
  copied: '已复制',
  failed: '无法复制。请选中文本后用键盘复制。',
};
