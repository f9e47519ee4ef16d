import { define } from '../core/define.js';
import { SkyIcon } from '../icon/icon.js';
import { SkyEmptyState } from './empty-state.js';

// The icon that stands in place of the horizon.
define('sky-icon', SkyIcon);
define('sky-empty-state', SkyEmptyState);
