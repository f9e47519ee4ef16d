export { SkyAppShell } from './app-shell.js';
