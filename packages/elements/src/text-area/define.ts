import { define } from '../core/define.js';
import { SkyTextArea } from './text-area.js';

define('sky-text-area', SkyTextArea);
