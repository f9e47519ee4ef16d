export { SkyPageHeader } from './page-header.js';
