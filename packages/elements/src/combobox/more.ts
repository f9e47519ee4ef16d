import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { ComboboxOption } from './combobox.rules.js';
import { nearness } from './list-window.js';

export interface MoreOptions {
  /** Whether the list is in sight. */
  isListShown(): boolean;
  /** Whether there are more, and none of them are on their way. */
  isWanted(): boolean;
  /** Those that are there. */
  options(): readonly ComboboxOption[];
  /** Whether the last of them is drawn. */
  isEndDrawn(): boolean;
  /** The person is near the end. */
  ask(): void;
}

/** Asks for more options as the person comes near the end of those that are there: once for each list of them. */
export class More implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #more: MoreOptions;
  #askedOf: readonly ComboboxOption[] | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, more: MoreOptions) {
    this.#host = host;
    this.#more = more;
    host.addController(this);
  }

  /** A list that is too short to be scrolled has its end in sight. */
  hostUpdated(): void {
    // Whoever opens the list again, after what was asked for did not come, asks again.
    if (!this.#more.isListShown()) this.#askedOf = undefined;
    this.check();
  }

  check(): void {
    const options = this.#more.options();
    if (!this.#more.isListShown() || !this.#more.isWanted() || options === this.#askedOf || !this.#isNearEnd) return;
    this.#askedOf = options;
    this.#more.ask();
  }

  get #isNearEnd(): boolean {
    const list = this.#host.shadowRoot?.querySelector('#list');
    if (!list || !this.#more.isEndDrawn()) return false;
    return list.scrollTop + list.clientHeight >= list.scrollHeight - nearness;
  }
}
