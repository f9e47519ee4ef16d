import type { StatusWords } from './en.js';

export const zh: StatusWords = {
  healthy: '正常',
  warning: '警告',
  error: '错误',
  stopped: '已停止',
  paused: '已暂停',
  unknown: '未知',
  progress: '进行中',
  maintenance: '维护中',
};
