import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { SkyCloseEvent, type CloseReason } from '../core/events.js';
import { crossGlyph } from '../core/glyphs.js';
import { hostStyles } from '../core/host.css.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { quietButtonStyles } from '../core/quiet-button.css.js';
import { SlotPresence } from '../core/slot-presence.js';
import { catalogue, Wording } from '../core/wording.js';
import { dialogStyles } from './dialog.css.js';
import { NativeDialog } from './native-dialog.js';
import { en } from './words/en.js';

const dialogWords = catalogue('dialog', en);

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

  readonly #wording = new Wording(this, dialogWords);
  readonly #slotted = new SlotPresence(this);
  readonly #native = new NativeDialog(this, {
    states: this.attachInternals().states,
    closesOutside: () => this.withBackdropClose,
    isModal: () => true,
  });

  show(): void {
    this.open = true;
  }

  /** Asks to close, as a person would: `sky-close` is fired and may be refused. */
  close(reason: CloseReason = 'api'): void {
    if (this.open && this.dispatchEvent(new SkyCloseEvent(reason))) this.open = false;
  }

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'size', this.size, sizes);
    warnUnlessOneOf(this, 'placement', this.placement, placements);
    super.update(changed);
  }

  protected override render(): TemplateResult {
    return html`
      <dialog
        part="dialog" class="${this.size} ${this.placement}"
        role=${this.alert ? 'alertdialog' : nothing}
        aria-labelledby="heading" aria-describedby=${this.description ? 'description' : nothing}
        @cancel=${this.#native.cancelled} @close=${this.#native.closed}
        @pointerdown=${this.#native.pressed} @click=${this.#native.clicked}
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
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-dialog': SkyDialog;
  }
}
