export { SkyCheckboxGroup, type CheckboxGroupOrientation } from './checkbox-group.js';
