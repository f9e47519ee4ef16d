import { define } from '../core/define.js';
import { SkyTabPanel } from './tab-panel.js';
import { SkyTab } from './tab.js';
import { SkyTabs } from './tabs.js';

// The children first: when the parent looks at them they are what they should be.
define('sky-tab', SkyTab);
define('sky-tab-panel', SkyTabPanel);
define('sky-tabs', SkyTabs);
