import type { StatusWords } from './en.js';

export const ja: StatusWords = {
  healthy: '正常',
  warning: '警告',
  error: 'エラー',
  stopped: '停止',
  paused: '一時停止',
  unknown: '不明',
  progress: '処理中',
  maintenance: 'メンテナンス',
};
