import { SkyEvent } from '../core/events.js';

/** The person wants none of it: no row selected, no filter set. */
export class SkyClearAllEvent extends SkyEvent {
  constructor() {
    super('sky-clear-all');
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'sky-clear-all': SkyClearAllEvent;
  }
}
