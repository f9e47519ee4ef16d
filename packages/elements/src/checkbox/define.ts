import { define } from '../core/define.js';
import { SkyCheckbox } from './checkbox.js';

define('sky-checkbox', SkyCheckbox);
