import { define } from '../core/define.js';
import { SkyTextField } from './text-field.js';

define('sky-text-field', SkyTextField);
