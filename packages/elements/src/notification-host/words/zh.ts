import type { NotificationHostWords } from './en.js';

export const zh: NotificationHostWords = { region: '通知', close: '关闭', more: '显示更多', less: '收起' };
