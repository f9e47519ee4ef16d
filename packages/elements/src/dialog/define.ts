import { define } from '../core/define.js';
import { SkyDialog } from './dialog.js';

define('sky-dialog', SkyDialog);
