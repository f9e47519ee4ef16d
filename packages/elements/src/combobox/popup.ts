import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { overlays } from '../core/overlay-stack.js';
import { Anchored } from '../core/placement.js';

export interface PopupOptions {
  /** Whether the list should be in sight. Asked after each update. */
  isWanted(): boolean;
  /** The person pressed Escape while the list is the topmost overlay. */
  escape(): void;
}

/** Keeps the list beside its box while it is wanted, and in the order of overlays that decides about Escape. */
export class Popup implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: PopupOptions;
  readonly #anchored: Anchored;
  #leaveStack: (() => void) | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, options: PopupOptions) {
    this.#host = host;
    this.#options = options;
    this.#anchored = new Anchored(host, {
      anchor: () => host.shadowRoot?.querySelector<HTMLElement>('[part="control"]'),
      floating: () => host.shadowRoot?.querySelector<HTMLElement>('[part="list"]'),
      placement: () => 'bottom-start',
      gap: 4,
      matchesWidth: true,
    });
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.#options.isWanted()) this.#show();
    else this.#hide();
  }

  hostDisconnected(): void {
    this.#hide();
  }

  #show(): void {
    this.#anchored.show();
    this.#leaveStack ??= overlays.push({ element: this.#host, modal: false, escape: () => this.#options.escape() });
  }

  #hide(): void {
    this.#leaveStack?.();
    this.#leaveStack = undefined;
    this.#anchored.hide();
  }
}
