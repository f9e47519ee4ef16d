import { SkyEvent } from '../core/events.js';
import type { NotificationType } from '../core/notification.js';
import type { Mute } from './mute.js';

/** The user has opened the list. All entries count as seen. */
export class SkySeenEvent extends SkyEvent {
  constructor() {
    super('sky-seen');
  }
}

/** The user clears the list: all of it, or one type. */
export class SkyClearEvent extends SkyEvent {
  readonly filter: 'all' | NotificationType;

  constructor(filter: 'all' | NotificationType) {
    super('sky-clear');
    this.filter = filter;
  }
}

/** The user changed which types pop up. */
export class SkyMuteEvent extends SkyEvent {
  readonly mute: Mute;

  constructor(mute: Mute) {
    super('sky-mute');
    this.mute = mute;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'sky-seen': SkySeenEvent;
    'sky-clear': SkyClearEvent;
    'sky-mute': SkyMuteEvent;
  }
}
