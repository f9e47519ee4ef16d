export { SkyBytes } from './bytes.js';
