export { SkySegment } from './segment.js';
export { SkySegmented, type SegmentedSize } from './segmented.js';
