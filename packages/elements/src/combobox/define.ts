import { define } from '../core/define.js';
import { SkyCombobox } from './combobox.js';

define('sky-combobox', SkyCombobox);
