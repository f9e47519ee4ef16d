import { SkyEvent } from '../core/events.js';

/** The user closed a notification. */
export class SkyDismissEvent extends SkyEvent {
  readonly id: string;

  constructor(id: string) {
    super('sky-dismiss');
    this.id = id;
  }
}

/** The time of a notification is over. */
export class SkyExpireEvent extends SkyEvent {
  readonly id: string;

  constructor(id: string) {
    super('sky-expire');
    this.id = id;
  }
}

/** The user chose an action of a notification. */
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
