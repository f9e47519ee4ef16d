export { SkyButton, type ButtonSize, type ButtonType, type ButtonVariant } from './button.js';
