export { SkyCopiedEvent, SkyCopyButton } from './copy-button.js';
