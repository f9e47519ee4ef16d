export { type SkeletonShape, SkySkeleton } from './skeleton.js';
