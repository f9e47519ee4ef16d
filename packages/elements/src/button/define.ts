import { define } from '../core/define.js';
import { SkyButton } from './button.js';

define('sky-button', SkyButton);
