export { SkySparkline } from './sparkline.js';
