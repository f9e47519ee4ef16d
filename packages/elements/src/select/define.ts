import { define } from '../core/define.js';
import { SkySelect } from './select.js';

define('sky-select', SkySelect);
