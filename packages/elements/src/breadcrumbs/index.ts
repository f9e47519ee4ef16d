export { SkyBreadcrumbs } from './breadcrumbs.js';
