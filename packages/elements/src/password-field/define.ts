import { define } from '../core/define.js';
import { SkyPasswordField } from './password-field.js';

define('sky-password-field', SkyPasswordField);
