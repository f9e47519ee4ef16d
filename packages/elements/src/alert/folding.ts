import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { cutsLines } from '../core/cuts-lines.js';

/**
 * Watches a text that is cut off at a height, to know whether there is more of it: the box that cuts, and inside it
 * one element with the whole text.
 */
export class Folding implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #box: () => HTMLElement | null | undefined;
  readonly #sizes = new ResizeObserver(() => this.#measure());
  #hasMore = false;
  isUnfolded = false;

  constructor(host: ReactiveControllerHost, box: () => HTMLElement | null | undefined) {
    this.#host = host;
    this.#box = box;
    host.addController(this);
  }

  /** Whether some of the text is cut off, or was before it was unfolded. */
  get hasMore(): boolean {
    return this.#hasMore;
  }

  unfold(isUnfolded: boolean): void {
    this.isUnfolded = isUnfolded;
    this.#host.requestUpdate();
  }

  hostUpdated(): void {
    const box = this.#box();
    if (!box) return;
    // Observing what is observed already does nothing.
    this.#sizes.observe(box);
    if (box.firstElementChild) this.#sizes.observe(box.firstElementChild);
  }

  hostConnected(): void {
    this.hostUpdated();
  }

  hostDisconnected(): void {
    this.#sizes.disconnect();
  }

  #measure(): void {
    const box = this.#box();
    if (!box || this.isUnfolded) return;
    const hasMore = cutsLines(box);
    if (hasMore === this.#hasMore) return;
    this.#hasMore = hasMore;
    this.#host.requestUpdate();
  }
}
