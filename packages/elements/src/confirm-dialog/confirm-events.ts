import { SkyEvent } from '../core/events.js';

/** The user confirmed. */
export class SkyConfirmEvent extends SkyEvent {
  constructor() {
    super('sky-confirm');
  }
}

/** The user wants to stop the pending action. */
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
