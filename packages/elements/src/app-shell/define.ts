import { define } from '../core/define.js';
import { SkyAppShell } from './app-shell.js';

define('sky-app-shell', SkyAppShell);
