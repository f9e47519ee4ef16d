export { SkyCode } from './code.js';
