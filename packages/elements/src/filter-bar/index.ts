export { SkyClearAllEvent } from '../bulk-bar/clear-all-event.js';
export { SkyFilterBar } from './filter-bar.js';
export { SkyFilterChip } from './filter-chip.js';
export { SkyRemoveEvent } from './remove-event.js';
