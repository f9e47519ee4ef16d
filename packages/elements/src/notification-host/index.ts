export type { NotificationItem, NotificationType } from '../core/notification.js';
export { SkyNotificationHost } from './notification-host.js';
export { SkyActionEvent, SkyDismissEvent, SkyExpireEvent } from './notification-events.js';
