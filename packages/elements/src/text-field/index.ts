export { SkyTextField, type TextFieldSize, type TextFieldType } from './text-field.js';
