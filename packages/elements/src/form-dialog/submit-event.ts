import { SkyEvent } from '../core/events.js';

/** The person submits the form, and the browser finds nothing wrong with it. */
export class SkySubmitEvent extends SkyEvent {
  /** What the form holds now. */
  readonly data: FormData;

  constructor(data: FormData) {
    super('sky-submit');
    this.data = data;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'sky-submit': SkySubmitEvent;
  }
}
