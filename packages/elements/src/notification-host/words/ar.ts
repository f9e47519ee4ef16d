import type { NotificationHostWords } from './en.js';

export const ar: NotificationHostWords = { region: 'الإشعارات', close: 'إغلاق', more: 'عرض المزيد', less: 'عرض أقل' };
