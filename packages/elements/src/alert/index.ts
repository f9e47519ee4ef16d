export { SkyAlert, type AlertTone } from './alert.js';
export type { CloseReason, SkyCloseEvent } from '../core/events.js';
