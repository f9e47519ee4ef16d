import { define } from '../core/define.js';
import { SkySparkline } from './sparkline.js';

define('sky-sparkline', SkySparkline);
