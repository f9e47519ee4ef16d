import { SkyEvent } from '../core/events.js';

/** The user submits a valid form. */
export class SkySubmitEvent extends SkyEvent {
  /** The form data. */
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
