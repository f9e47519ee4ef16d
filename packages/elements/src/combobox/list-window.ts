import type { ReactiveControllerHost } from 'lit';

import type { Section } from './combobox.rules.js';
import { type Part, partWith, partWithMore } from './list-window.rules.js';

/** In pixels: the person is so near an end that more should be there. */
export const nearness = 400;

/** Draws of a long list only the part that the person is at. A new list starts at its start. */
export class ListWindow {
  readonly #host: ReactiveControllerHost;
  #sections: readonly Section[] | undefined;
  #part: Part = { from: 0, to: 0 };
  #count = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** @param active The place of the option that has to be there; -1 for none. */
  of(sections: readonly Section[], count: number, active: number): Part {
    if (sections !== this.#sections) this.#part = { from: 0, to: 0 };
    this.#sections = sections;
    this.#count = count;
    this.#part = partWith(active, count, this.#part);
    return this.#part;
  }

  /** Whether the last option is drawn. */
  get hasEnd(): boolean {
    return this.#part.to === this.#count;
  }

  readonly scrolled = (event: Event): void => {
    const { scrollTop, clientHeight, scrollHeight } = event.currentTarget as HTMLElement;
    const near = { start: scrollTop < nearness, end: scrollTop + clientHeight > scrollHeight - nearness };
    const part = partWithMore(this.#part, this.#count, near);
    if (part.from === this.#part.from && part.to === this.#part.to) return;
    this.#part = part;
    this.#host.requestUpdate();
  };
}
