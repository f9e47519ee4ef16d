import { define } from '../core/define.js';
import { SkyMenuItem } from '../menu/menu-item.js';
import { SkyMenu } from '../menu/menu.js';
import { SkyBreadcrumbs } from './breadcrumbs.js';

// The levels that fold are in a menu of its own shadow tree.
define('sky-menu-item', SkyMenuItem);
define('sky-menu', SkyMenu);
define('sky-breadcrumbs', SkyBreadcrumbs);
