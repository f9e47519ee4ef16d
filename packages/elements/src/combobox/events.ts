import { SkyEvent } from '../core/events.js';

/** The user typed another text. Load the options for `query`, or all for ''. */
export class SkyQueryEvent extends SkyEvent {
  readonly query: string;

  constructor(query: string) {
    super('sky-query');
    this.query = query;
  }
}

/** The user comes near the end of the options, and there are more (`has-more`). Load and append the next ones. */
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
