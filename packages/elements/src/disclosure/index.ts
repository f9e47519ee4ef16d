export { SkyDisclosure } from './disclosure.js';
