import { define } from '../core/define.js';
import { SkySpinner } from './spinner.js';

define('sky-spinner', SkySpinner);
