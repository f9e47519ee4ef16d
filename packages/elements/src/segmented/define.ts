import { define } from '../core/define.js';
import { SkySegment } from './segment.js';
import { SkySegmented } from './segmented.js';

// The segments first: the bar reads their values as soon as it is there.
define('sky-segment', SkySegment);
define('sky-segmented', SkySegmented);
