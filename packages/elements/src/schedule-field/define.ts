import { define } from '../core/define.js';
import { SkyScheduleField } from './schedule-field.js';

define('sky-schedule-field', SkyScheduleField);
