export { SkyRadio } from './radio.js';
export { SkyRadioGroup, type RadioGroupOrientation } from './radio-group.js';
