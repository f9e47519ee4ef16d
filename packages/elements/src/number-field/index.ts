export { SkyNumberField, type NumberFieldSize } from './number-field.js';
