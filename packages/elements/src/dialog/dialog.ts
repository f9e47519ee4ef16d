import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';

import { deepActiveElement } from '../core/composed-tree.js';
import { SkyCloseEvent, SkyClosedEvent, SkyOpenEvent, type CloseReason } from '../core/events.js';
import { crossGlyph } from '../core/glyphs.js';
import { hostStyles } from '../core/host.css.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { overlays } from '../core/overlay-stack.js';
import { quietButtonStyles } from '../core/quiet-button.css.js';
import { lockScroll } from '../core/scroll-lock.js';
import { SlotPresence } from '../core/slot-presence.js';
import { Wording } from '../core/wording.js';
import { dialogStyles } from './dialog.css.js';
import { firstToFocus } from './first-focus.js';
import { dialogWords } from './words.js';

const sizes = ['small', 'medium', 'large'] as const;
const placements = ['center', 'end'] as const;

export type DialogSize = (typeof sizes)[number];
export type DialogPlacement = (typeof placements)[number];

/**
 * A question or a form that has to be finished before anything else, in the middle or as a panel at the end side.
 * Focus goes to what has `autofocus`, else to the first control inside, else to the body, which keys can then scroll;
 * and back when it closes.
 *
 * @tagname sky-dialog
 * @fires {SkyOpenEvent} sky-open - It is on the screen.
 * @fires {SkyCloseEvent} sky-close - Somebody asks it to close, by `reason`. `preventDefault()` keeps it open.
 * @fires {SkyClosedEvent} sky-closed - It has left the screen, motion included.
 * @slot - The body. It scrolls when it is too long.
 * @slot heading - The heading, when it is more than text. It is the accessible name.
 * @slot icon - Before the heading.
 * @slot footer - Buttons at the end; what keeps to the start takes `margin-inline-end: auto`.
 * @slot layer - What must stay reachable while the dialog is open, such as the notification host.
 * @csspart dialog - The native `<dialog>`.
 * @csspart body - The scrolling box around the default slot.
 * @cssprop [--sky-dialog-width] - The inline size, in place of the one that `size` gives.
 * @cssState open - It is on the screen.
 */
export class SkyDialog extends LitElement {
  static override styles = [hostStyles, quietButtonStyles, dialogStyles];

  /** Opens and closes it. Set by code, it closes without asking: `sky-close` is not fired. */
  @property({ attribute: 'open', type: Boolean, reflect: true }) open = false;
  @property({ attribute: 'heading' }) heading = '';
  /** One sentence below the heading; read out with the name. */
  @property({ attribute: 'description' }) description = '';
  /** 480, 640 or 880 pixels; at the end side 440 or 640. */
  @property({ attribute: 'size' }) size: DialogSize = 'small';
  /** In the middle, or over the full height at the end side. */
  @property({ attribute: 'placement' }) placement: DialogPlacement = 'center';
  /** It interrupts, and wants an answer before anything else: the role is `alertdialog`. */
  @property({ attribute: 'alert', type: Boolean }) alert = false;
  /** Leaves out the close button. Escape still asks to close. */
  @property({ attribute: 'without-close', type: Boolean }) withoutClose = false;
  /** A press outside asks to close. */
  @property({ attribute: 'with-backdrop-close', type: Boolean }) withBackdropClose = false;
  @query('dialog') private dialog!: HTMLDialogElement;

  readonly #wording = new Wording(this, dialogWords);
  readonly #slotted = new SlotPresence(this);
  readonly #internals = this.attachInternals();
  /** Undoes what opening did to the rest of the page; there only while it is open. */
  #release: (() => void) | undefined;
  /** What had the focus before. */
  #opener: HTMLElement | null = null;
  #isPressedOutside = false;

  show(): void {
    this.open = true;
  }

  /** Asks to close, as a person would: `sky-close` is fired and may be refused. */
  close(reason: CloseReason = 'api'): void {
    if (this.open && this.dispatchEvent(new SkyCloseEvent(reason))) this.open = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Taken out and put in again while open, it has to be shown again.
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#release?.();
    if (this.dialog?.open) this.#closeOutside();
  }

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'size', this.size, sizes);
    warnUnlessOneOf(this, 'placement', this.placement, placements);
    super.update(changed);
  }

  protected override updated(): void {
    if (!this.isConnected || this.open === this.dialog.open) return;
    if (this.open) this.#enter();
    else void this.#leave();
  }

  protected override render(): TemplateResult {
    return html`
      <dialog
        part="dialog" class="${this.size} ${this.placement}"
        role=${this.alert ? 'alertdialog' : nothing}
        aria-labelledby="heading" aria-describedby=${this.description ? 'description' : nothing}
        @cancel=${this.#onCancel} @close=${this.#onNativeClose}
        @pointerdown=${this.#onPointerdown} @click=${this.#onClick}
      >
        <div class="head">
          <slot name="icon"></slot>
          <div class="titles">
            <h2 id="heading"><slot name="heading">${this.heading}</slot></h2>
            <p class="description" id="description" ?hidden=${!this.description}>${this.description}</p>
          </div>
          <button
            class="quiet-button" type="button" ?hidden=${this.withoutClose}
            aria-label=${this.#wording.words.close} @click=${() => this.close('button')}
          >
            ${crossGlyph}
          </button>
        </div>
        <div class="body" part="body" tabindex="-1" autofocus><slot></slot></div>
        <div class="foot" ?hidden=${!this.#slotted.has('footer')}><slot name="footer"></slot></div>
        <slot name="layer"></slot>
      </dialog>
    `;
  }

  #enter(): void {
    this.#opener = deepActiveElement() as HTMLElement | null;
    this.dialog.showModal();
    const unlock = lockScroll();
    const pop = overlays.push({ element: this, modal: true, escape: () => this.close('escape') });
    this.#release = () => {
      this.#release = undefined;
      unlock();
      pop();
      this.#internals.states.delete('open');
    };
    this.#internals.states.add('open');
    void this.#focusFirst();
    this.dispatchEvent(new SkyOpenEvent());
  }

  async #leave(): Promise<void> {
    // In this order, for the native close gives focus back, and what gets it must be reachable for others again.
    this.#release?.();
    this.dialog.close();
    await Promise.allSettled(this.dialog.getAnimations({ subtree: false }).map(({ finished }) => finished));
    if (!this.open) this.dispatchEvent(new SkyClosedEvent());
  }

  /** Taken out of the page while it is open, a native dialog gives focus back to nobody. */
  #closeOutside(): void {
    this.dialog.close();
    const opener = this.#opener;
    queueMicrotask(() => {
      if (!this.isConnected && document.activeElement === document.body) opener?.focus();
    });
  }

  /** A control that came together with the dialog has nothing to focus until it has rendered. */
  async #focusFirst(): Promise<void> {
    const target = firstToFocus(this);
    if (!target) return;
    if (target instanceof LitElement) await target.updateComplete;
    // The native dialog has put focus on the body; the person may have gone elsewhere since.
    const isUntouched = this.shadowRoot!.activeElement?.matches('.body') ?? false;
    if (this.open && isUntouched) target.focus();
  }

  #onCancel(event: Event): void {
    // A file input inside also fires a `cancel`, and that one bubbles.
    if (event.target !== this.dialog) return;
    event.preventDefault();
    this.close('escape');
  }

  /** The browser may close it without asking, as when "back" is pressed twice; then the property follows. */
  #onNativeClose(): void {
    if (!this.open || this.dialog.open) return;
    this.#release?.();
    this.open = false;
    this.dispatchEvent(new SkyClosedEvent());
  }

  // A press that begins inside and ends outside, as when text is selected, is no press outside.
  #onPointerdown(event: PointerEvent): void {
    this.#isPressedOutside = event.target === this.dialog;
  }

  #onClick(event: MouseEvent): void {
    if (this.withBackdropClose && this.#isPressedOutside && event.target === this.dialog) this.close('backdrop');
    this.#isPressedOutside = false;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-dialog': SkyDialog;
  }
}
