export { SkyEmptyState } from './empty-state.js';
