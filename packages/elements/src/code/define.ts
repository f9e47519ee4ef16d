import { SkyCopyButton } from '../copy-button/copy-button.js';
import { define } from '../core/define.js';
import { SkyCode } from './code.js';

define('sky-copy-button', SkyCopyButton);
define('sky-code', SkyCode);
