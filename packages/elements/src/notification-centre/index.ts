export type { NotificationItem, NotificationType } from '../core/notification.js';
export { SkyActionEvent, SkyDismissEvent } from '../notification-host/notification-events.js';
export { SkyClearEvent, SkyMuteEvent, SkySeenEvent } from './centre-events.js';
export type { Mute } from './mute.js';
export { SkyNotificationCentre } from './notification-centre.js';
