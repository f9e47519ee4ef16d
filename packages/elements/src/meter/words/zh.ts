import type { MeterWords } from './en.js';

export const zh: MeterWords = {
  after: (now, then) => `${now}，此更改后为 ${then}`,
  warning: (value) => `警告：${value}`,
  danger: (value) => `严重：${value}`,
};
