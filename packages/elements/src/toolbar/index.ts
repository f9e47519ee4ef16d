export { SkyToolbar } from './toolbar.js';
