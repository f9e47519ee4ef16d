export { SkyCloseEvent, SkyClosedEvent, SkyOpenEvent, type CloseReason } from '../core/events.js';
export { SkyMenuItem, type MenuItemType } from './menu-item.js';
export { SkyMenuLabel } from './menu-label.js';
export { SkyMenu } from './menu.js';
export { SkySelectEvent } from './select-event.js';
