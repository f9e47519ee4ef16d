export { SkyTextArea, type TextAreaResize } from './text-area.js';
