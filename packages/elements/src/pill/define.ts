import { define } from '../core/define.js';
import { SkyPill } from './pill.js';

define('sky-pill', SkyPill);
