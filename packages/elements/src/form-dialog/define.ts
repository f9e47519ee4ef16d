import '../button/define.js';
import '../confirm-dialog/define.js';
import '../dialog/define.js';
import { define } from '../core/define.js';
import { SkyFormDialog } from './form-dialog.js';

define('sky-form-dialog', SkyFormDialog);
