import { define } from '../core/define.js';
import { SkyTagField } from './tag-field.js';

define('sky-tag-field', SkyTagField);
