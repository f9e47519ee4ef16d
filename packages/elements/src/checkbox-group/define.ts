import { define } from '../core/define.js';
import { SkyCheckboxGroup } from './checkbox-group.js';

define('sky-checkbox-group', SkyCheckboxGroup);
