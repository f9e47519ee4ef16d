import { define } from '../core/define.js';
import { SkyIcon } from './icon.js';

define('sky-icon', SkyIcon);
