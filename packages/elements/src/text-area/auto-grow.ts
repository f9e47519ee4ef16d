import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Keeps a text box as high as its text where the browser has no `field-sizing`. The limits stay those of the style
 * sheet.
 */
export class AutoGrow implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #box: () => HTMLTextAreaElement | null;
  readonly #sizes = new ResizeObserver(([entry]) => this.#onResize(entry!.contentRect.width));
  #width = 0;

  /** @param box The text box, as long as it is to grow. Asked again after each render. */
  constructor(host: ReactiveControllerHost & Element, box: () => HTMLTextAreaElement | null) {
    this.#host = host;
    this.#box = box;
    host.addController(this);
  }

  hostConnected(): void {
    this.#sizes.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#sizes.disconnect();
  }

  hostUpdated(): void {
    const box = this.#box();
    if (!box) return;
    // First as low as its rows, or it would never become lower.
    box.style.blockSize = 'auto';
    box.style.blockSize = `${box.scrollHeight}px`;
  }

  /** In another width the lines break elsewhere. The height changes by our own doing. */
  #onResize(width: number): void {
    if (width === this.#width) return;
    this.#width = width;
    // Not in here: the host gets another height by it, which the observer would report as a loop.
    requestAnimationFrame(() => this.hostUpdated());
  }
}
