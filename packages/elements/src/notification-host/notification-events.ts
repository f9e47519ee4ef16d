import { SkyEvent } from '../core/events.js';

/** The person closed one. */
export class SkyDismissEvent extends SkyEvent {
  readonly id: string;

  constructor(id: string) {
    super('sky-dismiss');
    this.id = id;
  }
}

/** One has been on the screen for its time. */
export class SkyExpireEvent extends SkyEvent {
  readonly id: string;

  constructor(id: string) {
    super('sky-expire');
    this.id = id;
  }
}

/** The person chose an action of one. */
export class SkyActionEvent extends SkyEvent {
  readonly id: string;
  readonly action: string;

  constructor(id: string, action: string) {
    super('sky-action');
    this.id = id;
    this.action = action;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'sky-dismiss': SkyDismissEvent;
    'sky-expire': SkyExpireEvent;
    'sky-action': SkyActionEvent;
  }
}
