import { SkyEvent } from '../core/events.js';

/** The user clears the selection, or all filters. */
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
