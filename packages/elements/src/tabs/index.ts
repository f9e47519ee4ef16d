export { SkyTabPanel } from './tab-panel.js';
export { SkyTab } from './tab.js';
export { SkyTabs } from './tabs.js';
