export { SkyPagination } from './pagination.js';
