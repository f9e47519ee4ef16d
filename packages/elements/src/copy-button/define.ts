import { define } from '../core/define.js';
import { SkyCopyButton } from './copy-button.js';

define('sky-copy-button', SkyCopyButton);
