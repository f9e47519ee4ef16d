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
 * A modal question or form, in the center or as a panel at the end side. The focus moves to the element with
 * `autofocus`, else to the first control, else to the body, which can then be scrolled by keys. It returns when the
 * dialog closes.
 *
 * @tagname sky-dialog
 * @fires {SkyOpenEvent} sky-open - It has opened.
 * @fires {SkyCloseEvent} sky-close - It is about to close, for a `reason`. `preventDefault()` keeps it open.
 * @fires {SkyClosedEvent} sky-closed - It has closed, after the animation.
 * @slot - The body. It scrolls if it is too long.
 * @slot heading - The heading, if it is more than text. It is the accessible name.
 * @slot icon - Before the heading.
 * @slot footer - Buttons, aligned to the end. To align one to the start, set `margin-inline-end: auto`.
 * @slot layer - Content that must stay reachable while the dialog is open, such as the notification host.
 * @csspart dialog - The native `<dialog>`.
 * @csspart body - The scrolling box around the default slot.
 * @cssprop [--sky-dialog-width] - The inline size, instead of that of `size`.
 * @cssState open - It is open.
 */
export class SkyDialog extends LitElement {
  static override styles = [hostStyles, quietButtonStyles, dialogStyles];

  /** Whether it is open. Setting it to `false` closes it without asking: `sky-close` does not fire. */
  @property({ attribute: 'open', type: Boolean, reflect: true }) open = false;
  @property({ attribute: 'heading' }) heading = '';
  /** One sentence below the heading. It is announced with the name. */
  @property({ attribute: 'description' }) description = '';
  /** 480, 640 or 880 pixels. At the end side, 440 or 640. */
  @property({ attribute: 'size' }) size: DialogSize = 'small';
  /** In the center, or at full height at the end side. */
  @property({ attribute: 'placement' }) placement: DialogPlacement = 'center';
  /** Makes it an `alertdialog`, which interrupts and requires an answer. */
  @property({ attribute: 'alert', type: Boolean }) alert = false;
  /** Hides the close button. Escape still asks to close. */
  @property({ attribute: 'without-close', type: Boolean }) withoutClose = false;
  /** A click outside asks to close. */
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

  /** Asks to close, as the user would: it fires `sky-close`, which can be canceled. */
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
            <h2 id="heading"><slot name="heading"><bdi>${this.heading}</bdi></slot></h2>
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
