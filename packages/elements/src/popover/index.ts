export { SkyCloseEvent, SkyClosedEvent, SkyOpenEvent, type CloseReason } from '../core/events.js';
export type { Placement } from '../core/placement.js';
export { SkyPopover } from './popover.js';
