export { SkySplitView, type SplitOrientation } from './split-view.js';
