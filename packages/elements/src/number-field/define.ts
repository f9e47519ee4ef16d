import { define } from '../core/define.js';
import { SkyNumberField } from './number-field.js';

define('sky-number-field', SkyNumberField);
