import { define } from '../core/define.js';
import { SkyBadge } from './badge.js';

define('sky-badge', SkyBadge);
