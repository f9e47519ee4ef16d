import { define } from '../core/define.js';
import { SkySplitView } from './split-view.js';

define('sky-split-view', SkySplitView);
