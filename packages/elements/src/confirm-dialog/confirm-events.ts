import { SkyEvent } from '../core/events.js';

/** The person confirmed. */
export class SkyConfirmEvent extends SkyEvent {
  constructor() {
    super('sky-confirm');
  }
}

/** The person no longer wants what is pending. */
export class SkyAbortEvent extends SkyEvent {
  constructor() {
    super('sky-abort');
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'sky-confirm': SkyConfirmEvent;
    'sky-abort': SkyAbortEvent;
  }
}
