export { SkyMeter } from './meter.js';
