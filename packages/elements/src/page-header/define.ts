import { define } from '../core/define.js';
import { SkyMenuItem } from '../menu/menu-item.js';
import { SkyMenuLabel } from '../menu/menu-label.js';
import { SkyMenu } from '../menu/menu.js';
import { SkyPageHeader } from './page-header.js';

// The actions without room are in a menu of its own shadow tree.
define('sky-menu-item', SkyMenuItem);
define('sky-menu-label', SkyMenuLabel);
define('sky-menu', SkyMenu);
define('sky-page-header', SkyPageHeader);
