/** What our own events share: they are heard along the tree they were fired in, and stay inside its shadow root. */
export abstract class SkyEvent extends Event {
  constructor(type: `sky-${string}`, init: EventInit = {}) {
    super(type, { bubbles: true, composed: false, ...init });
  }
}

/** Who asked for an overlay to close. */
export type CloseReason = 'escape' | 'backdrop' | 'button' | 'api';

// The three overlay events do not bubble, as the native `toggle`, `cancel` and `close` do not: a menu that closes
// inside a dialog must not look, to the dialog's owner, like the dialog closing.

/** An overlay has opened. */
export class SkyOpenEvent extends SkyEvent {
  constructor() {
    super('sky-open', { bubbles: false });
  }
}

/** An overlay is about to close. `preventDefault()` keeps it open. */
export class SkyCloseEvent extends SkyEvent {
  readonly reason: CloseReason;

  constructor(reason: CloseReason) {
    super('sky-close', { bubbles: false, cancelable: true });
    this.reason = reason;
  }
}

/** An overlay has closed, after the animation. */
export class SkyClosedEvent extends SkyEvent {
  constructor() {
    super('sky-closed', { bubbles: false });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'sky-open': SkyOpenEvent;
    'sky-close': SkyCloseEvent;
    'sky-closed': SkyClosedEvent;
  }
}
