export { SkyFileField } from './file-field.js';
