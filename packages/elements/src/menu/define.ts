import { define } from '../core/define.js';
import { SkyMenuItem } from './menu-item.js';
import { SkyMenuLabel } from './menu-label.js';
import { SkyMenu } from './menu.js';

define('sky-menu-item', SkyMenuItem);
define('sky-menu-label', SkyMenuLabel);
define('sky-menu', SkyMenu);
