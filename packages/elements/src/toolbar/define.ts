import { define } from '../core/define.js';
import { SkyMenuItem } from '../menu/menu-item.js';
import { SkyMenuLabel } from '../menu/menu-label.js';
import { SkyMenu } from '../menu/menu.js';
import { SkyToolbar } from './toolbar.js';

// What has no room is in a menu of its own shadow tree.
define('sky-menu-item', SkyMenuItem);
define('sky-menu-label', SkyMenuLabel);
define('sky-menu', SkyMenu);
define('sky-toolbar', SkyToolbar);
