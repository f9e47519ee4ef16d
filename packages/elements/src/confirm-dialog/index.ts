export { SkyCloseEvent, SkyClosedEvent, SkyOpenEvent, type CloseReason } from '../core/events.js';
export { SkyConfirmDialog, type ConfirmTone } from './confirm-dialog.js';
export { SkyAbortEvent, SkyConfirmEvent } from './confirm-events.js';
