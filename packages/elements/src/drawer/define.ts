import { define } from '../core/define.js';
import { SkyDrawer } from './drawer.js';

define('sky-drawer', SkyDrawer);
