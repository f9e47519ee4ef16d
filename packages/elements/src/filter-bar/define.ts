import { define } from '../core/define.js';
import { SkyFilterBar } from './filter-bar.js';
import { SkyFilterChip } from './filter-chip.js';

// The children first: when the parent looks at them they are what they should be.
define('sky-filter-chip', SkyFilterChip);
define('sky-filter-bar', SkyFilterBar);
