import { LitElement, type ReactiveController } from 'lit';

import { composedContains, deepActiveElement } from '../core/composed-tree.js';
import { SkyClosedEvent, SkyOpenEvent, type CloseReason } from '../core/events.js';
import { overlays } from '../core/overlay-stack.js';
import { lockScroll } from '../core/scroll-lock.js';
import { firstToFocus } from './first-focus.js';

type Host = LitElement & { open: boolean; readonly heading: string; close(reason: CloseReason): void };

export interface NativeDialogOptions {
  readonly states: CustomStateSet;
  /** Whether a press outside asks to close. */
  readonly closesOutside: () => boolean;
  /** Whether the rest of the page is out of reach. It may change while it is open. */
  readonly isModal: () => boolean;
}

/**
 * The native `<dialog>` in the host's shadow root, which follows the host's `open`. Everything a person does asks the
 * host's `close()` first. The dialog has in it a `.body` with `tabindex="-1"` and `autofocus`, where focus rests when
 * nothing else can take it, and in its template these four listeners: `cancel`, `close`, `pointerdown` and `click`.
 */
export class NativeDialog implements ReactiveController {
  readonly #host: Host;
  readonly #options: NativeDialogOptions;
  /** Undoes what opening did to the rest of the page; there only while it is open. */
  #release: (() => void) | undefined;
  /** What had the focus before. */
  #opener: HTMLElement | null = null;
  #isModal = true;
  #isPressedOutside = false;

  constructor(host: Host, options: NativeDialogOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    // Taken out and put in again while open, it has to be shown again.
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#release?.();
    if (this.#dialog?.open) this.#closeOutside(this.#dialog);
  }

  hostUpdated(): void {
    const { open, isConnected } = this.#host;
    const dialog = this.#dialog;
    if (!isConnected || !dialog) return;
    if (open && !dialog.open) this.#enter(dialog);
    else if (!open && dialog.open) void this.#leave(dialog);
    else if (open && this.#isModal !== this.#options.isModal()) this.#showAgain(dialog);
  }

  readonly cancelled = (event: Event): void => {
    // A file input inside also fires a `cancel`, and that one bubbles.
    if (event.target !== this.#dialog) return;
    event.preventDefault();
    this.#host.close('escape');
  };

  /**
   * The browser may close it without asking, as when "back" is pressed twice; then the property follows. Who took it out of the
   * page has not closed it.
   */
  readonly closed = (): void => {
    if (!this.#host.open || !this.#host.isConnected || this.#dialog?.open) return;
    this.#release?.();
    this.#host.open = false;
    this.#host.dispatchEvent(new SkyClosedEvent());
  };

  // A press that begins inside and ends outside, as when text is selected, is no press outside.
  readonly pressed = (event: PointerEvent): void => {
    this.#isPressedOutside = event.target === this.#dialog;
  };

  readonly clicked = (event: MouseEvent): void => {
    const isOutside = this.#isModal && this.#isPressedOutside && event.target === this.#dialog;
    if (isOutside && this.#options.closesOutside()) this.#host.close('backdrop');
    this.#isPressedOutside = false;
  };

  get #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot?.querySelector('dialog') ?? null;
  }

  #enter(dialog: HTMLDialogElement): void {
    this.#warnWithoutName();
    this.#opener = deepActiveElement() as HTMLElement | null;
    this.#show(dialog);
    void this.#focusFirst();
    this.#host.dispatchEvent(new SkyOpenEvent());
  }

  #warnWithoutName(): void {
    const { localName, heading } = this.#host;
    if (!heading && !this.#host.querySelector(':scope > [slot="heading"]'))
      console.warn(`<${localName}> has no heading.`, this.#host);
  }

  #show(dialog: HTMLDialogElement): void {
    const { states, isModal } = this.#options;
    this.#isModal = isModal();
    const undo = this.#isModal ? this.#showOver(dialog) : this.#showBeside(dialog);
    states.add('open');
    this.#release = () => {
      this.#release = undefined;
      undo();
      states.delete('open');
    };
  }

  #showOver(dialog: HTMLDialogElement): () => void {
    dialog.showModal();
    const unlock = lockScroll();
    const pop = overlays.push({ element: this.#host, modal: true, escape: () => this.#host.close('escape') });
    return () => {
      unlock();
      pop();
    };
  }

  /** Not among the overlays, for it is over nothing: elsewhere on the page, Escape means something else. */
  #showBeside(dialog: HTMLDialogElement): () => void {
    dialog.show();
    dialog.addEventListener('keydown', this.#onKeydownBeside);
    return () => dialog.removeEventListener('keydown', this.#onKeydownBeside);
  }

  readonly #onKeydownBeside = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (overlays.top && composedContains(this.#host, overlays.top.element)) return;
    event.preventDefault();
    this.#host.close('escape');
  };

  /** From over the page to beside it, or back; the person goes on where they were. */
  #showAgain(dialog: HTMLDialogElement): void {
    const active = deepActiveElement() as HTMLElement | null;
    this.#release?.();
    dialog.close();
    this.#show(dialog);
    if (composedContains(dialog, active)) active?.focus();
  }

  async #leave(dialog: HTMLDialogElement): Promise<void> {
    // In this order, for the native close gives focus back, and what gets it must be reachable for others again.
    this.#release?.();
    dialog.close();
    await Promise.allSettled(dialog.getAnimations({ subtree: false }).map(({ finished }) => finished));
    if (!this.#host.open) this.#host.dispatchEvent(new SkyClosedEvent());
  }

  /** Taken out of the page while it is open, a native dialog gives focus back to nobody. */
  #closeOutside(dialog: HTMLDialogElement): void {
    dialog.close();
    const opener = this.#opener;
    queueMicrotask(() => {
      if (!this.#host.isConnected && document.activeElement === document.body) opener?.focus();
    });
  }

  /** A control that came together with the dialog has nothing to focus until it has rendered. */
  async #focusFirst(): Promise<void> {
    const target = firstToFocus(this.#host);
    if (!target) return;
    if (target instanceof LitElement) await target.updateComplete;
    // The native dialog has put focus on the body; the person may have gone elsewhere since.
    const isUntouched = this.#host.shadowRoot!.activeElement?.matches('.body') ?? false;
    if (this.#host.open && isUntouched) target.focus();
  }
}
