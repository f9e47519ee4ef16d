export { SkyDialog, type DialogPlacement, type DialogSize } from './dialog.js';
export type { CloseReason, SkyCloseEvent, SkyClosedEvent, SkyOpenEvent } from '../core/events.js';
