import { define } from '../core/define.js';
import { SkyTooltip } from './tooltip.js';

define('sky-tooltip', SkyTooltip);
