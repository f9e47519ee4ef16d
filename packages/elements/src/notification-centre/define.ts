import '../button/define.js';
import '../empty-state/define.js';
import '../menu/define.js';
import '../popover/define.js';
import '../switch/define.js';
import '../tabs/define.js';
import '../tooltip/define.js';
import { define } from '../core/define.js';
import { SkyNotificationCentre } from './notification-centre.js';

define('sky-notification-centre', SkyNotificationCentre);
