import { define } from '../core/define.js';
import { SkyAlert } from './alert.js';

define('sky-alert', SkyAlert);
