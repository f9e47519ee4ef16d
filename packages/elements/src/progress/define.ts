import { define } from '../core/define.js';
import { SkyProgress } from './progress.js';

define('sky-progress', SkyProgress);
