import { define } from '../core/define.js';
import { SkyTooltip } from '../tooltip/tooltip.js';
import { SkyRailItem } from './rail-item.js';
import { SkyRail } from './rail.js';

// An icon alone says too little: its words are in a tooltip of its own shadow tree.
define('sky-tooltip', SkyTooltip);
define('sky-rail-item', SkyRailItem);
define('sky-rail', SkyRail);
