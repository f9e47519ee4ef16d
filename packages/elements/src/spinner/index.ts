export { SkySpinner } from './spinner.js';
