import { define } from '../core/define.js';
import { SkyEmptyState } from './empty-state.js';

define('sky-empty-state', SkyEmptyState);
