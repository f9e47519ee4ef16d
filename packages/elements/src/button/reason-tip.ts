import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { overlays } from '../core/overlay-stack.js';
import { Anchored } from '../core/placement.js';

type Host = ReactiveControllerHost & HTMLElement;

/** Shows, on hover and on focus, why a button is off: `<div id="reason" popover="manual">` beside `[part="control"]`. */
export class ReasonTip implements ReactiveController {
  readonly #host: Host;
  readonly #anchored: Anchored;
  #leave: (() => void) | undefined;

  constructor(host: Host) {
    this.#host = host;
    this.#anchored = new Anchored(host, {
      anchor: () => this.#find('[part="control"]'),
      floating: () => this.#find('#reason'),
      placement: () => 'top',
    });
    host.addController(this);
  }

  hostConnected(): void {
    for (const type of ['pointerenter', 'focusin']) this.#host.addEventListener(type, this.#show);
    for (const type of ['pointerleave', 'focusout']) this.#host.addEventListener(type, this.#hide);
    // Who came while this was fetched shall not have to come again.
    if (this.#host.matches(':hover, :focus-within')) this.#show();
  }

  hostDisconnected(): void {
    for (const type of ['pointerenter', 'focusin']) this.#host.removeEventListener(type, this.#show);
    for (const type of ['pointerleave', 'focusout']) this.#host.removeEventListener(type, this.#hide);
    this.#hide();
  }

  hostUpdated(): void {
    // The reason went while it was read.
    if (!this.#find('#reason')) this.#hide();
  }

  readonly #show = (): void => {
    const element = this.#find('#reason');
    if (!element || this.#anchored.isShown) return;
    this.#anchored.show();
    this.#leave = overlays.push({ element, modal: false, escape: this.#hide });
  };

  readonly #hide = (): void => {
    this.#leave?.();
    this.#leave = undefined;
    this.#anchored.hide();
  };

  #find(selector: string): HTMLElement | null {
    return this.#host.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
  }
}
