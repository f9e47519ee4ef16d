import { define } from '../core/define.js';
import { SkySkeleton } from './skeleton.js';

define('sky-skeleton', SkySkeleton);
