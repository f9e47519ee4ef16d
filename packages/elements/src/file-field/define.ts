import { define } from '../core/define.js';
import { SkyFileField } from './file-field.js';

define('sky-file-field', SkyFileField);
