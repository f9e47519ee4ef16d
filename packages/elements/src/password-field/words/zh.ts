import type { PasswordFieldWords } from './en.js';

export const zh: PasswordFieldWords = {
  showPassword: '显示密码',
  capsLock: '大写锁定已打开。',
  valueMissing: '请输入密码。',
  rulesOpen: '尚未满足所有要求。',
  rulesMet: '已满足所有要求。',
  met: '已满足：',
  open: '尚未满足：',
};
