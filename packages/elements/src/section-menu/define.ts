import { define } from '../core/define.js';
import { SkySectionGroup } from './section-group.js';
import { SkySectionItem } from './section-item.js';
import { SkySectionMenu } from './section-menu.js';

// The children first: when the parent looks at them they are what they should be.
define('sky-section-item', SkySectionItem);
define('sky-section-group', SkySectionGroup);
define('sky-section-menu', SkySectionMenu);
