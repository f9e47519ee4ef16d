import { define } from '../core/define.js';
import { SkyRelativeTime } from './relative-time.js';

define('sky-relative-time', SkyRelativeTime);
