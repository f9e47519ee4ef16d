export { SkySwitch, type SwitchAppearance } from './switch.js';
