import { define } from '../core/define.js';
import { SkyFormSummary } from './form-summary.js';

define('sky-form-summary', SkyFormSummary);
