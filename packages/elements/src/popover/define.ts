import { define } from '../core/define.js';
import { SkyPopover } from './popover.js';

define('sky-popover', SkyPopover);
