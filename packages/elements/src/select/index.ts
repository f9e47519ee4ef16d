export { SkySelect, type SelectSize } from './select.js';
