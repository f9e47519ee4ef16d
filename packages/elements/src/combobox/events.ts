import { SkyEvent } from '../core/events.js';

/** The person looks for something else. Whoever loads the options by text loads those for `query` now; '' is all. */
export class SkyQueryEvent extends SkyEvent {
  readonly query: string;

  constructor(query: string) {
    super('sky-query');
    this.query = query;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'sky-query': SkyQueryEvent;
  }
}
