export { SkyBulkBar } from './bulk-bar.js';
export { SkyClearAllEvent } from './clear-all-event.js';
