import type { Translation } from '../../core/translation.js';

export const en = { region: 'Notifications', close: 'Close', more: 'Show more', less: 'Show less' };

export type NotificationHostWords = Translation<typeof en>;
