export { SkyDrawer } from './drawer.js';
export type { CloseReason, SkyCloseEvent, SkyClosedEvent, SkyOpenEvent } from '../core/events.js';
