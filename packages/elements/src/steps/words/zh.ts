import type { StepsWords } from './en.js';

export const zh: StepsWords = {
  label: '步骤',
  done: '已完成',
  problem: '需要处理',
};
