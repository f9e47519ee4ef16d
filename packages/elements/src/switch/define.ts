import { define } from '../core/define.js';
import { SkySwitch } from './switch.js';

define('sky-switch', SkySwitch);
