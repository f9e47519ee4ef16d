import { define } from '../core/define.js';
import { SkyMeter } from './meter.js';

define('sky-meter', SkyMeter);
