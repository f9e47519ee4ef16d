import type { NotificationHostWords } from './en.js';

export const ja: NotificationHostWords = { region: '通知', close: '閉じる', more: 'さらに表示', less: '折りたたむ' };
