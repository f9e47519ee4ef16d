export { SkyRadio } from './radio.js';
export { SkyRadioGroup, type RadioGroupAppearance, type RadioGroupOrientation } from './radio-group.js';
