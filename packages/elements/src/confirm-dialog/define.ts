import '../button/define.js';
import '../dialog/define.js';
import '../text-field/define.js';
import { define } from '../core/define.js';
import { SkyConfirmDialog } from './confirm-dialog.js';

define('sky-confirm-dialog', SkyConfirmDialog);
