import { define } from '../core/define.js';
import { SkyNotificationHost } from './notification-host.js';

define('sky-notification-host', SkyNotificationHost);
