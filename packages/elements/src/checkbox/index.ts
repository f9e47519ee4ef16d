export { SkyCheckbox } from './checkbox.js';
