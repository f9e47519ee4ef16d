import { define } from '../core/define.js';
import { SkyCidrField } from './cidr-field.js';

define('sky-cidr-field', SkyCidrField);
