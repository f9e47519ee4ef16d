export { SkyFieldGroup, type FieldGroupColumns } from './field-group.js';
