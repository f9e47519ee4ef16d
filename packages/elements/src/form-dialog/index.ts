export { SkyAbortEvent } from '../confirm-dialog/confirm-events.js';
export { SkyCloseEvent, SkyClosedEvent, SkyOpenEvent, type CloseReason } from '../core/events.js';
export type { DialogPlacement, DialogSize } from '../dialog/dialog.js';
export { SkyFormDialog } from './form-dialog.js';
export { SkySubmitEvent } from './submit-event.js';
