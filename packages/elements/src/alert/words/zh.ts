import type { AlertWords } from './en.js';

export const zh: AlertWords = {
  info: '信息：',
  success: '成功：',
  warning: '警告：',
  danger: '错误：',
  close: '关闭',
  details: '详情',
  more: '显示更多',
  less: '收起',
};
