import { define } from '../core/define.js';
import { SkyBytes } from './bytes.js';

define('sky-bytes', SkyBytes);
