import { define } from '../core/define.js';
import { SkyFieldGroup } from './field-group.js';

define('sky-field-group', SkyFieldGroup);
