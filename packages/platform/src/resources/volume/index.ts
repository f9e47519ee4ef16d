// For resources that stand on this one.
export { volumeViews } from './views.ts';
