export { SkyIcon } from './icon.js';
export { registerIcons, registerMirrored, type IconSources } from './registry.js';
