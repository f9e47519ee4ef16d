import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { writeClipboard } from './clipboard.js';

/** How long it shows what came of a press, in milliseconds. */
const SHOWN_FOR = 2000;

type CopyOutcome = 'copied' | 'failed';

/** Copies a text for a button in the host's shadow root, and knows for a while what came of it. */
export class Copying implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #outcome: CopyOutcome | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #press = 0;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  /** What came of the last press, if that was just now. */
  get outcome(): CopyOutcome | null {
    return this.#outcome;
  }

  /** @returns Whether the text is on the clipboard. */
  async copy(text: string): Promise<boolean> {
    this.#press += 1;
    const press = this.#press;
    const isCopied = await writeClipboard(text, this.#host.shadowRoot!);
    // A later press, or leaving the page, is about something else.
    if (press === this.#press) this.#show(isCopied ? 'copied' : 'failed');
    return isCopied;
  }

  hostDisconnected(): void {
    this.#press += 1;
    this.#show(null);
  }

  #show(outcome: CopyOutcome | null): void {
    clearTimeout(this.#timer);
    this.#outcome = outcome;
    this.#host.requestUpdate();
    if (outcome) this.#timer = setTimeout(() => this.#show(null), SHOWN_FOR);
  }
}
