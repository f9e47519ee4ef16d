import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { onLeave } from '../core/light-dismiss.js';
import { overlays } from '../core/overlay-stack.js';
import { Anchored } from '../core/placement.js';

export interface PartPopupOptions {
  /** The box around the button and what it opens: to be in it is not to have left. */
  box(): HTMLElement | null;
  /** Whether it should be on the screen. Asked after each update. */
  isWanted(): boolean;
  /** It has opened. */
  entered(): void;
  /** The person pressed Escape, or is elsewhere: close it. */
  left(how: 'escape' | 'elsewhere'): void;
}

/** Keeps the choices of one part of a schedule beside their button while they are wanted. */
export class PartPopup implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: PartPopupOptions;
  readonly #anchored: Anchored;
  /** Undoes what showing it did to the rest of the page; there only while it is shown. */
  #release: (() => void) | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, options: PartPopupOptions) {
    this.#host = host;
    this.#options = options;
    this.#anchored = new Anchored(host, {
      anchor: () => options.box()?.querySelector('button'),
      floating: () => options.box()?.querySelector<HTMLElement>('[popover]'),
      placement: () => 'bottom-start',
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
    const box = this.#options.box();
    if (this.#release || !box) return;
    this.#anchored.show();
    const pop = overlays.push({ element: this.#host, modal: false, escape: () => this.#options.left('escape') });
    const stop = onLeave(box, () => this.#options.left('elsewhere'));
    this.#release = () => {
      this.#release = undefined;
      stop();
      pop();
    };
    this.#options.entered();
  }

  #hide(): void {
    this.#release?.();
    this.#anchored.hide();
  }
}
