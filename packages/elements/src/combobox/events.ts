import { SkyEvent } from '../core/events.js';

/** The person looks for something else. Whoever loads the options by text loads those for `query` now; '' is all. */
export class SkyQueryEvent extends SkyEvent {
  readonly query: string;

  constructor(query: string) {
    super('sky-query');
    this.query = query;
  }
}

/** The person comes near the end of the options and there are more (`has-more`): whoever loads them adds the next now. */
export class SkyMoreEvent extends SkyEvent {
  constructor() {
    super('sky-more');
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'sky-query': SkyQueryEvent;
    'sky-more': SkyMoreEvent;
  }
}
