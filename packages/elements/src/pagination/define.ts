import { define } from '../core/define.js';
import { SkyPagination } from './pagination.js';

define('sky-pagination', SkyPagination);
