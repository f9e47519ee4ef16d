import { define } from '../core/define.js';
import { SkyDisclosure } from './disclosure.js';

define('sky-disclosure', SkyDisclosure);
