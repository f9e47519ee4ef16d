import { define } from '../core/define.js';
import { SkyStatus } from './status.js';

define('sky-status', SkyStatus);
